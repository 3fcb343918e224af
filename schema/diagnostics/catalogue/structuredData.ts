import { rules } from '../Rule.ts';

/** Structured data for search engines. */
export const structuredData = rules({
  'faq-differs': { code: 'BW123', severity: 'error', title: 'FAQ data differs from the page' },
  'jsonld-without-type': {
    code: 'BW200',
    severity: 'error',
    title: 'Structured data has no @type',
  },
  'jsonld-unknown-type': { code: 'BW201', severity: 'error', title: 'schema.org has no such type' },
  'jsonld-unknown-property': {
    code: 'BW202',
    severity: 'warning',
    title: 'The type has no such property',
  },
  'jsonld-missing-required': {
    code: 'BW203',
    severity: 'error',
    title: 'Structured data lacks what Google requires',
  },
  'jsonld-wrong-value': {
    code: 'BW204',
    severity: 'error',
    title: 'Structured data has a value Google rejects',
  },
  'jsonld-expired': { code: 'BW205', severity: 'warning', title: 'Structured data is out of date' },
});
