/**
 * What SARIF 2.1.0 (OASIS, section 3) demands of the objects that the command line writes, as a JSON Schema: the
 * properties that they may have, and which of them they must have. Nothing else passes.
 */
type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const list = (items: Schema, minItems = 0): Schema => ({ type: 'array', items, minItems });
const oneOf = (...words: string[]): Schema => ({ enum: words });
const uri: Schema = { type: 'string', pattern: '^[a-z][a-z0-9+.-]*:[^\\s<>"{}|\\\\^`]*$' };
/** Characters outside this set have to be percent-encoded. */
const uriReference: Schema = { type: 'string', pattern: "^(?:[\\w.~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*(?:#.*)?$" };
const properties: Schema = { type: 'object', properties: { tags: list(text) } };

function object(required: readonly string[], known: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', required, properties: { ...known, properties }, additionalProperties: false };
}

const level = oneOf('none', 'note', 'warning', 'error');
const message = object([], { text, markdown: text, id: text, arguments: list(text) });
const multiformatMessage = object(['text'], { text, markdown: text });
const index: Schema = { type: 'integer', minimum: -1 };
const atLeast = (minimum: number): Schema => ({ type: 'integer', minimum });

const region = object([], {
  startLine: atLeast(1),
  startColumn: atLeast(1),
  endLine: atLeast(1),
  endColumn: atLeast(1),
  charOffset: atLeast(-1),
  charLength: atLeast(0),
  snippet: object([], { text }),
});
const artifactLocation = object([], { uri: uriReference, uriBaseId: text, index });
const replacement = object(['deletedRegion'], { deletedRegion: region, insertedContent: object([], { text }) });
const artifactChange = object(['artifactLocation', 'replacements'], {
  artifactLocation,
  replacements: list(replacement, 1),
});
const fix = object(['artifactChanges'], { description: message, artifactChanges: list(artifactChange, 1) });
const location = object([], {
  physicalLocation: { anyOf: [object(['artifactLocation'], { artifactLocation, region })] },
});
const result = object(['message'], {
  ruleId: text,
  ruleIndex: index,
  kind: oneOf('notApplicable', 'pass', 'fail', 'review', 'open', 'informational'),
  level,
  message,
  locations: list(location),
  fixes: { ...list(fix), uniqueItems: true },
});
const reportingDescriptor = object(['id'], {
  id: text,
  name: text,
  shortDescription: multiformatMessage,
  fullDescription: multiformatMessage,
  help: multiformatMessage,
  helpUri: uri,
  defaultConfiguration: object([], { enabled: { type: 'boolean' }, level }),
});
const notification = object(['message'], { level, message, locations: list(location) });
const run = object(['tool'], {
  tool: object(['driver'], {
    driver: object(['name'], {
      name: text,
      version: text,
      semanticVersion: text,
      informationUri: uri,
      rules: { ...list(reportingDescriptor), uniqueItems: true },
    }),
  }),
  columnKind: oneOf('utf16CodeUnits', 'unicodeCodePoints'),
  invocations: list(
    object(['executionSuccessful'], {
      executionSuccessful: { type: 'boolean' },
      toolExecutionNotifications: list(notification),
    }),
  ),
  results: list(result),
});

export const sarifSchema: Schema = object(['version', 'runs'], {
  $schema: uri,
  version: { const: '2.1.0' },
  runs: list(run),
});
