import { rules } from '../Rule.ts';

/** Texts, pictures and what pages have in common. */
export const content = rules({
  'duplicate-title': { code: 'BW104', severity: 'warning', title: 'Two pages have the same title' },
  'duplicate-description': {
    code: 'BW105',
    severity: 'warning',
    title: 'Two pages have the same description',
  },
  'image-missing': { code: 'BW106', severity: 'error', title: 'A picture is not there' },
  'image-oversize': { code: 'BW107', severity: 'warning', title: 'A picture is very large' },
  'alt-text': { code: 'BW108', severity: 'warning', title: 'An alternative text says nothing' },
  'alt-empty': { code: 'BW109', severity: 'off', title: 'A picture has no alternative text' },
  'unused-block': { code: 'BW110', severity: 'warning', title: 'A block is never used' },
  'unused-row': { code: 'BW111', severity: 'warning', title: 'A row is never used' },
  'unused-column': { code: 'BW112', severity: 'warning', title: 'A column is never used' },
  'unused-collection': { code: 'BW113', severity: 'warning', title: 'A collection is never used' },
  'title-length': { code: 'BW119', severity: 'warning', title: 'A title is too short or too long' },
  'description-length': {
    code: 'BW120',
    severity: 'warning',
    title: 'A description is too short or too long',
  },
  'one-heading': {
    code: 'BW121',
    severity: 'error',
    title: 'A page has not exactly one main heading',
  },
  'heading-order': { code: 'BW122', severity: 'warning', title: 'A heading skips a level' },
  'noindex-in-sitemap': {
    code: 'BW124',
    severity: 'warning',
    title: 'Search engines get contradictory orders',
  },
  'expired-content': { code: 'BW125', severity: 'warning', title: 'Content is out of date' },
  'page-weight': { code: 'BW126', severity: 'warning', title: 'A page is too heavy' },
  'near-duplicate': { code: 'BW127', severity: 'warning', title: 'Two pages say nearly the same' },
  'never-shown': { code: 'BW128', severity: 'warning', title: 'Content can never be shown' },
  'section-problem': { code: 'BW129', severity: 'error', title: 'A section contradicts itself' },
});
