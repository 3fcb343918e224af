import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW003',
  phase: 'yaml',
  severity: 'error',
  title: 'A file is not plain text',
  why: 'Files with control characters or an encoding other than UTF-8 cannot be read reliably. The file may be an image or a spreadsheet with the wrong name.',
  help: 'Save the file as plain text in UTF-8.',
};
