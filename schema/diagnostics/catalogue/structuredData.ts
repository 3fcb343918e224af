import { rules } from '../Rule.ts';

/** Structured data for search engines. */
export const structuredData = rules({
  'faq-differs': {
    code: 'BW123',
    severity: 'error',
    title: 'FAQ data differs from the page',
    why: 'Search engines drop, and may punish, questions that visitors do not see.',
    mend: 'Write the same words in both places, or let a section with questions make the data itself.',
    bad: `- type: hero
  headline: Hello
- type: cards
  items: [{ title: What is it?, text: A service. }]
- type: jsonld
  data:
    "@type": FAQPage
    mainEntity:
      - "@type": Question
        name: What is it?
        acceptedAnswer: { "@type": Answer, text: Nobody knows. }`,
    good: `- type: hero
  headline: Hello
- type: cards
  items: [{ title: What is it?, text: A service. }]
- type: jsonld
  data:
    "@type": FAQPage
    mainEntity:
      - "@type": Question
        name: What is it?
        acceptedAnswer: { "@type": Answer, text: A service. }`,
  },
  'jsonld-without-type': {
    code: 'BW200',
    severity: 'error',
    title: 'Structured data has no @type',
    why: 'Search engines skip objects without a type.',
    mend: 'Add `"@type":` with a type of schema.org.',
  },
  'jsonld-unknown-type': {
    code: 'BW201',
    severity: 'error',
    title: 'schema.org has no such type',
    why: 'Search engines skip types that they do not know.',
    mend: 'Mend the name; https://schema.org/docs/full.html lists all.',
    bad: `- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": LocalBusines
    name: Example`,
    good: `- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": Service
    name: Example`,
  },
  'jsonld-unknown-property': {
    code: 'BW202',
    severity: 'warning',
    title: 'The type has no such property',
    why: 'Search engines skip properties that the type does not have.',
    mend: 'Mend the name; the page of the type on schema.org lists all.',
    bad: `- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": Service
    naem: Example
    serviceType: Help`,
    good: `- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": Service
    name: Example`,
  },
  'jsonld-missing-required': {
    code: 'BW203',
    severity: 'error',
    title: 'Structured data lacks what Google requires',
    why: 'Google shows no rich result without it.',
    mend: 'Add the field.',
    bad: `- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": LocalBusiness
    name: Example`,
    good: `- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": LocalBusiness
    name: Example
    address: 1 Main Street, Atlanta`,
  },
  'jsonld-wrong-value': {
    code: 'BW204',
    severity: 'error',
    title: 'Structured data has a value Google rejects',
    why: 'Google drops the whole entry for a value of the wrong form.',
    mend: 'Write it in the form that the message names.',
    bad: `- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": JobPosting
    title: Assistant
    description: Helps
    datePosted: last week
    hiringOrganization: Example
    jobLocation: { "@type": Place, address: Atlanta }`,
    good: `- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": JobPosting
    title: Assistant
    description: Helps
    datePosted: 2026-01-31
    hiringOrganization: Example
    jobLocation: { "@type": Place, address: Atlanta }`,
  },
  'jsonld-expired': {
    code: 'BW205',
    severity: 'warning',
    title: 'Structured data is out of date',
    why: 'Search engines drop entries whose last day is over.',
    mend: 'Remove the entry, or move the date.',
    bad: `- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": JobPosting
    title: Assistant
    description: Helps
    datePosted: 2020-01-31
    validThrough: 2020-03-31
    hiringOrganization: Example
    jobLocation: { "@type": Place, address: Atlanta }`,
    good: `- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": JobPosting
    title: Assistant
    description: Helps
    datePosted: 2026-01-31
    validThrough: 2090-03-31
    hiringOrganization: Example
    jobLocation: { "@type": Place, address: Atlanta }`,
  },
});
