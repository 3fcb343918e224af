import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem, TextOfFile } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'file-empty': {
    code: 'BW002',
    severity: 'error',
    title: 'A file is empty',
    why: 'The file may have been saved by mistake, or not saved at all.',
    help: 'Add the content, or remove the file.',
    bad: `# data/cities.yaml
# cities to come`,
    good: `# data/cities.yaml
atlanta: { name: Atlanta }
# data/cities.schema.yaml
properties: { name: { type: string } }`,
  },
  'file-not-text': {
    code: 'BW003',
    severity: 'error',
    title: 'A file is not plain text',
    why: 'Files with control characters or an encoding other than UTF-8 cannot be read reliably. The file may be an image or a spreadsheet with the wrong name.',
    help: 'Save the file as plain text in UTF-8.',
  },
  'file-too-large': {
    code: 'BW004',
    severity: 'error',
    title: 'A file is too large',
    why: 'A file of this size takes minutes and gigabytes to read.',
    help: 'Split pages into files in pages/, and rows into several collections.',
  },
});

const report = createReporter<typeof rules>();

/** The size of the largest file that is parsed, in UTF-16 units. */
export const maxLength = 40 * 1024 * 1024;

/** Reports a text that is not worth parsing: too large, empty, or binary. */
export function checkText(source: TextOfFile): Problem | undefined {
  const { text } = source;
  const at = { file: source, from: 0, to: 0 };
  if (text.length > maxLength)
    return report('file-too-large', {
      message: `The file is ${Math.round(text.length / 1024 / 1024)} MB; the limit is ${maxLength / 1024 / 1024} MB.`,
      hint: 'split pages into files in pages/, and rows into several collections',
      at,
    });
  if (text.trim() === '')
    return report('file-empty', {
      message: 'The file is empty.',
      hint: 'add the content, or remove the file',
      at,
    });
  return findBinary(source, binaryCharacter);
}

/** Reports the first character that a text in UTF-8 does not have: one of another encoding. */
export function findBinary(source: TextOfFile, form = wrongCharacter): Problem | undefined {
  const from = source.text.search(form);
  if (from < 0) return undefined;
  return report('file-not-text', {
    message: 'The file is not plain text in UTF-8.',
    hint: 'save it as plain text in UTF-8',
    at: { file: source, from, to: from + 1 },
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is sought
const binaryCharacter = /[\u0000-\u0008\u000e-\u001f\ufffd]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is sought
const wrongCharacter = /[\u0000\ufffd]/;

/** Creates the problem of a file with nothing but comments. */
export function onlyComments(source: TextOfFile): Problem {
  return report('file-empty', {
    message: 'The file contains only comments.',
    hint: 'add the content, or remove the file',
    at: { file: source, from: 0, to: 0 },
  });
}
