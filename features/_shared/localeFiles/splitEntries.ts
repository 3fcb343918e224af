import { YamlText } from '../yamlEdits/index.ts';

/** The lines of an entry of a file, and the comment lines before the next one. */
export interface EntryText {
  /** Absent for the lines before the first entry. */
  key?: string;
  text: string;
}

/** Splits a file at the keys of its root. */
export function splitEntries(text: string): EntryText[] {
  return text.split(/^(?=[^\s#%\-}\]])/m).map((part) => {
    const key = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|.+?)(?=\s*:(?:\s|$))/.exec(part)?.[0];
    return key === undefined || /^[\s#%-]/.test(part)
      ? { text: part }
      : { key: Object.keys(YamlText.parse(`${key}:`).value as object)[0] ?? '', text: part };
  });
}

/** Inserts an entry behind the entry of the page that precedes it in the site. */
export function insertEntryText(
  entries: EntryText[],
  entry: Required<EntryText>,
  pages: readonly string[],
  newline: string,
): void {
  const preceding = pages.slice(0, Math.max(pages.indexOf(entry.key), 0)).reverse();
  const before = preceding
    .map((page) => entries.findIndex(({ key }) => key === page))
    .find((index) => index >= 0);
  const index = before === undefined ? entries.length : before + 1;
  const last = entries[index - 1];
  if (last && last.text !== '' && !last.text.endsWith('\n')) last.text += newline;
  const isSpaced = entries.some(({ key, text }) => key !== undefined && blankEnd.test(text));
  if (isSpaced && last && !blankEnd.test(last.text)) last.text += newline;
  const end = isSpaced && index < entries.length ? newline : '';
  entries.splice(index, 0, { ...entry, text: entry.text + end });
}

const blankEnd = /\n\r?\n$/;
