import { SourceFile, splitMarkdown } from '../../../schema/index.ts';
import { applyEdit } from './applyEdit.ts';
import { EditError } from './EditError.ts';
import { emitPair, type JsonValue } from './emit.ts';
import type { YamlEdit } from './YamlEdit.ts';
import { YamlText } from './YamlText.ts';

/**
 * Reads a row in a Markdown file: the columns of the front matter, and the column `body`, the text below
 * without its last line break. Throws an EditError if the front matter is not valid.
 */
export function readMarkdown(text: string): YamlText {
  const { frontMatter, body } = split(text);
  const columns = new YamlText(frontMatter).value as Record<string, JsonValue> | null;
  const shown = body.replaceAll('\r\n', '\n').replace(/\n$/, '');
  return new YamlText(text, { ...columns, ...(shown !== '' && { body: shown }) });
}

/**
 * Applies an edit to a row in a Markdown file. Throws an EditError if that is not possible.
 *
 * @param saved the file on disk, whose style texts keep
 */
export function editMarkdown({ text }: YamlText, edit: YamlEdit, saved?: string): YamlText {
  const { opener, frontMatter, middle, body } = split(text);
  if (edit.path[0] === 'body')
    return readMarkdown(opener + frontMatter + middle + replaceBody(body, edit, text));
  if (frontMatter.trim() !== '') {
    const before = saved === undefined ? undefined : split(saved).frontMatter;
    const edited = applyEdit(new YamlText(frontMatter), edit, before);
    return readMarkdown(opener + edited.text + middle + body);
  }
  if (edit.kind !== 'set' || edit.path.length > 1)
    throw new EditError('There is nothing to change');
  const lines = emitPair(String(edit.path[0]), edit.value).map((line) => `${line}\n`);
  return readMarkdown(
    `---\n${lines.join('')}---\n${middle.replace(/^---[ \t]*\r?\n?/, '') || '\n'}${body}`,
  );
}

function replaceBody(body: string, edit: YamlEdit, file: string): string {
  const value = edit.kind === 'set' ? edit.value : edit.kind === 'remove' ? '' : undefined;
  if (typeof value !== 'string' || edit.path.length > 1)
    throw new EditError('Only the whole text can be changed');
  const next = value === '' || body === value ? value : `${value}\n`;
  return file.includes('\r\n') ? next.replaceAll('\n', '\r\n') : next;
}

/** Splits a file into the line above its front matter, the front matter, what follows, and the text. */
function split(text: string) {
  const { frontMatter, body, problem } = splitMarkdown(new SourceFile('row.md', text));
  if (problem) throw new EditError(`${problem.message} Edit the file as text instead`);
  return {
    opener: text.slice(0, frontMatter.from),
    frontMatter: text.slice(frontMatter.from, frontMatter.to),
    middle: text.slice(frontMatter.to, body.from),
    body: text.slice(body.from),
  };
}
