/** Writes pieces of text with formats, as clipboards and foreign pages have them, as Markdown. */

export { encodeTarget } from './encodeTarget.ts';
export { escapeText } from './escapeText.ts';
export { type Marks, noMarks, type Run } from './Run.ts';
export { runsToMarkdown } from './runsToMarkdown.ts';
