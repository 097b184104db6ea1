-- The main story in Neovim, for 0.7 and newer: attach, diagnostics, hover, a quick fix, rename.
-- CARDSCRIPT_COMMAND holds the command line of the server, one word a line; CARDSCRIPT_SCRIPT is the file to open.
-- Prints a line for each step; the exit code is that of the story.

local wait = 30000

local function step(text)
  io.stdout:write('  ' .. text .. '\n')
end

local function same(actual, expected, what)
  if not vim.deep_equal(actual, expected) then
    error(('%s is %s, not %s'):format(what, vim.inspect(actual), vim.inspect(expected)), 2)
  end
end

local function story()
  vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.CARDSCRIPT_SCRIPT))
  local buffer = vim.api.nvim_get_current_buf()
  vim.bo[buffer].filetype = 'cardscript'
  local id = vim.lsp.start_client({
    name = 'cardscript',
    cmd = vim.split(vim.env.CARDSCRIPT_COMMAND, '\n'),
    root_dir = vim.fn.fnamemodify(vim.env.CARDSCRIPT_SCRIPT, ':h'),
  })
  assert(id, 'the server did not start')
  assert(vim.lsp.buf_attach_client(buffer, id), 'the server was not attached')

  local code = 'keyword/wrong-card-type'
  local function diagnostics()
    return vim.tbl_filter(function(found) return found.code == code end, vim.diagnostic.get(buffer))
  end
  local function until_there_are(count)
    assert(
      vim.wait(wait, function() return #diagnostics() == count end, 20),
      ('not %d diagnostics of that code, but %s'):format(count, vim.inspect(vim.diagnostic.get(buffer)))
    )
  end
  local function ask(method, params)
    params.textDocument = vim.lsp.util.make_text_document_params(buffer)
    local answers = vim.lsp.buf_request_sync(buffer, method, params, wait)
    assert(answers and answers[id] and not answers[id].err, method .. ': ' .. vim.inspect(answers))
    return answers[id].result
  end

  until_there_are(1)
  local found = diagnostics()[1]
  same({ found.lnum, found.col, found.end_col }, { 3, 2, 6 }, 'the place of the diagnostic')
  same(found.severity, vim.diagnostic.severity.ERROR, 'its level')
  same(found.source, 'cardscript', 'its source')
  assert(found.message:find('702.185a', 1, true), found.message)
  step('a diagnostic: ' .. found.message)

  local client = vim.lsp.get_client_by_id(id)
  same(client.offset_encoding, 'utf-16', 'the encoding of positions')
  local hover = ask('textDocument/hover', { position = { line = 3, character = 3 } })
  assert(hover.contents.value:find('702.185a', 1, true), vim.inspect(hover))
  same(hover.contents.kind, 'markdown', 'the kind of the hover')
  step('a hover that names 702.185a')

  local range = { start = { line = 3, character = 2 }, ['end'] = { line = 3, character = 6 } }
  local actions = ask('textDocument/codeAction', {
    range = range,
    context = { diagnostics = { { range = range, code = code, message = found.message } } },
  })
  local fix
  for _, action in ipairs(actions) do
    if action.title == 'Remove Warp' then fix = action end
  end
  assert(fix, 'no such quick fix among ' .. vim.inspect(actions))
  local before = vim.api.nvim_buf_get_lines(buffer, 0, -1, true)
  vim.lsp.util.apply_workspace_edit(fix.edit, client.offset_encoding)
  local after = vim.api.nvim_buf_get_lines(buffer, 0, -1, true)
  same(table.remove(before, 4), 'K:Warp:1 R', 'the line of the keyword')
  before[6] = 'Oracle:Æther: Story Sample deals 2 damage to any target.'
  same(after, before, 'the text, whose Oracle follows')
  step('a quick fix: ' .. fix.title)
  until_there_are(0)
  step('the diagnostic is gone')

  vim.cmd('undo')
  until_there_are(1)
  step('after undo it is back')

  local old, new = 'DBDraw', 'DBCard'
  local lines = vim.api.nvim_buf_get_lines(buffer, 0, -1, true)
  local renaming = ask('textDocument/rename', { position = { line = 5, character = 6 }, newName = new })
  vim.lsp.util.apply_workspace_edit(renaming, client.offset_encoding)
  local renamed = vim.api.nvim_buf_get_lines(buffer, 0, -1, true)
  assert(lines[5]:find('%$ ' .. old .. '$') and lines[6]:find('^SVar:' .. old .. ':'), vim.inspect(lines))
  same(renamed, vim.tbl_map(function(line) return (line:gsub(old, new)) end, lines), 'the text after renaming')
  step('an SVar is renamed where it is written and where it is named')

  vim.lsp.stop_client(id)
  assert(vim.wait(wait, function() return vim.lsp.get_client_by_id(id) == nil end, 20), 'the server did not stop')
  step('the server stopped')
end

local ok, failure = xpcall(story, debug.traceback)
if not ok then io.stdout:write(tostring(failure) .. '\n') end
io.stdout:flush()
vim.cmd('cquit ' .. (ok and 0 or 1))
