import { rules } from '../Rule.ts';

/** Blocks, rows and {{ }} that lead nowhere. */
export const references = rules({
  'unknown-block': { code: 'BW070', severity: 'error', title: 'There is no such block' },
  'block-cycle': { code: 'BW071', severity: 'error', title: 'Blocks use each other in a circle' },
  'unknown-variable': {
    code: 'BW072',
    severity: 'error',
    title: 'A {{ }} names something that is not there',
  },
  'missing-column': { code: 'BW073', severity: 'error', title: 'A row does not have the column' },
  'unknown-filter': { code: 'BW074', severity: 'error', title: 'There is no such filter' },
  'wrong-filter-input': {
    code: 'BW075',
    severity: 'error',
    title: 'A filter cannot work on this value',
  },
  'template-syntax': { code: 'BW076', severity: 'error', title: 'A {{ }} cannot be read' },
  'not-insertable': {
    code: 'BW077',
    severity: 'error',
    title: 'A list or mapping stands inside a text',
  },
  'unknown-row': { code: 'BW078', severity: 'error', title: 'The collection has no such row' },
  'wrong-reference': {
    code: 'BW079',
    severity: 'error',
    title: 'A reference is not of the form collection.row',
  },
  'reserved-name': { code: 'BW080', severity: 'error', title: 'A name is taken' },
  'site-cycle': { code: 'BW081', severity: 'error', title: 'A value of site refers to itself' },
  'unused-variable': { code: 'BW082', severity: 'warning', title: 'A row is bound but never used' },
  'each-not-in-route': {
    code: 'BW083',
    severity: 'error',
    title: 'Every page of the entry has the same route',
  },
  'unused-silencer': { code: 'BW084', severity: 'warning', title: 'A comment silences nothing' },
});
