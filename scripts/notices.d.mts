/** Beside the bundles, in both packages. */
export const noticesName: string;

/** What esbuild says of its bundles, as far as it is looked at. */
interface Bundled {
  readonly outputs: Readonly<
    Record<string, { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }>
  >;
}

export function bundledPackages(metafiles: readonly Bundled[]): string[];
export function noticesText(folders: readonly string[], root: string): string;
