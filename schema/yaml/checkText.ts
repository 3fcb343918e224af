import type { Problem } from '../diagnostics/Problem.ts';
import type { SourceFile } from './source/SourceFile.ts';

/** The size of the largest file that is parsed, in UTF-16 units. */
export const maxLength = 40 * 1024 * 1024;

/** Reports a text that is not worth parsing: too large, empty, or binary. */
export function checkText(source: SourceFile): Problem | undefined {
  const { text } = source;
  const at = { file: source, from: 0, to: 0 };
  if (text.length > maxLength)
    return {
      rule: 'file-too-large',
      message: `The file is ${Math.round(text.length / 1024 / 1024)} MB; the limit is ${maxLength / 1024 / 1024} MB.`,
      hint: 'split pages into files in pages/, and rows into several collections',
      at,
    };
  if (text.trim() === '')
    return {
      rule: 'file-empty',
      message: 'The file is empty.',
      hint: 'add the content, or remove the file',
      at,
    };
  return findBinary(source, binaryCharacter);
}

/** Reports the first character that a text in UTF-8 does not have: one of another encoding. */
export function findBinary(source: SourceFile, form = wrongCharacter): Problem | undefined {
  const from = source.text.search(form);
  if (from < 0) return undefined;
  return {
    rule: 'file-not-text',
    message: 'The file is not plain text in UTF-8.',
    hint: 'save it as plain text in UTF-8',
    at: { file: source, from, to: from + 1 },
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is sought
const binaryCharacter = /[\u0000-\u0008\u000e-\u001f\ufffd]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is sought
const wrongCharacter = /[\u0000\ufffd]/;
