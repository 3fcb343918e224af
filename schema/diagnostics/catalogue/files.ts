import { rules } from '../Rule.ts';

/** Files that cannot be read as a whole. */
export const files = rules({
  'manifest-missing': { code: 'BW001', severity: 'error', title: 'There is no pages.yaml' },
  'file-empty': { code: 'BW002', severity: 'error', title: 'The file is empty' },
  'file-not-text': { code: 'BW003', severity: 'error', title: 'The file is not text' },
  'file-too-large': { code: 'BW004', severity: 'error', title: 'The file is too large' },
  'nested-too-deep': { code: 'BW005', severity: 'error', title: 'The values are nested too deep' },
  'collection-missing': { code: 'BW006', severity: 'error', title: 'There is no such collection' },
  'row-schema-missing': {
    code: 'BW007',
    severity: 'warning',
    title: 'A collection has no row schema',
  },
  'row-schema-invalid': {
    code: 'BW008',
    severity: 'error',
    title: 'A row schema is not a valid JSON Schema',
  },
  'file-unreadable': { code: 'BW009', severity: 'error', title: 'The file cannot be opened' },
});
