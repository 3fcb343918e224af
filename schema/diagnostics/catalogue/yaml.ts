import { rules } from '../Rule.ts';

/** YAML that cannot be read, or means something else than it seems. */
export const yaml = rules({
  'yaml-syntax': { code: 'BW040', severity: 'error', title: 'The YAML cannot be read' },
  'duplicate-key': {
    code: 'BW041',
    severity: 'error',
    title: 'A key stands twice in the same mapping',
  },
  'tab-indentation': { code: 'BW042', severity: 'error', title: 'A line is indented with a tab' },
  'unclosed-quote': { code: 'BW043', severity: 'error', title: 'A quotation mark is never closed' },
  'colon-in-text': {
    code: 'BW044',
    severity: 'error',
    title: 'A colon in plain text starts a mapping',
  },
  'undefined-anchor': { code: 'BW045', severity: 'error', title: 'An alias has no anchor' },
  'unused-anchor': { code: 'BW046', severity: 'warning', title: 'An anchor is never used' },
  'boolean-word': {
    code: 'BW047',
    severity: 'warning',
    title: 'A word that older YAML takes for true or false',
  },
  'clock-time': {
    code: 'BW048',
    severity: 'warning',
    title: 'A time that older YAML takes for a number',
  },
  'leading-zero': { code: 'BW049', severity: 'warning', title: 'A number loses its leading zero' },
  'trailing-zero': {
    code: 'BW050',
    severity: 'warning',
    title: 'A number loses its trailing zero',
  },
  'merge-key': { code: 'BW051', severity: 'error', title: 'A merge key does nothing in YAML 1.2' },
  'bad-indentation': {
    code: 'BW052',
    severity: 'error',
    title: 'A line is not indented like its neighbours',
  },
  'several-documents': {
    code: 'BW053',
    severity: 'error',
    title: 'The file holds several documents',
  },
  'unclosed-bracket': { code: 'BW054', severity: 'error', title: 'A bracket is never closed' },
  'key-not-text': { code: 'BW055', severity: 'error', title: 'A key is not text' },
  'unquoted-template': {
    code: 'BW056',
    severity: 'error',
    title: 'A text that begins with {{ is not quoted',
  },
  'reserved-character': {
    code: 'BW057',
    severity: 'error',
    title: 'A plain text begins with a reserved character',
  },
  'odd-number': {
    code: 'BW058',
    severity: 'warning',
    title: 'A number is written in a way that others read differently',
  },
  'alias-bomb': { code: 'BW059', severity: 'error', title: 'Aliases unfold to too many values' },
  'unknown-tag': { code: 'BW060', severity: 'error', title: 'A tag is not known' },
});
