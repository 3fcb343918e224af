import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('page', {
  'jsonld-without-type': {
    code: 'BW200',
    severity: 'error',
    title: 'Structured data has no @type',
    why: 'Search engines ignore objects without a type.',
    help: 'Add `"@type":` with a type from schema.org.',
  },
  'jsonld-unknown-type': {
    code: 'BW201',
    severity: 'error',
    title: 'A schema.org type does not exist',
    why: 'Search engines ignore types that they do not know.',
    help: 'Correct the name. https://schema.org/docs/full.html lists all types.',
    ...examples`- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": ${['Servise', 'Service']}
    name: Example`,
  },
  'jsonld-unknown-property': {
    code: 'BW202',
    severity: 'warning',
    title: 'A schema.org property does not exist',
    why: 'Search engines ignore properties that the type does not have.',
    help: 'Correct the name. The page of the type on schema.org lists all properties.',
    ...examples`- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": Service
    ${['naem', 'name']}: Example
    serviceType: Help`,
  },
  'jsonld-missing-required': {
    code: 'BW203',
    severity: 'error',
    title: 'Structured data lacks a property that Google requires',
    why: 'Google shows no rich result without it.',
    help: 'Add the property.',
    ...examples`- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": LocalBusiness
    name: Example${[
      '',
      `
    address: { "@type": PostalAddress, streetAddress: 1 Main Street, addressLocality: Atlanta }`,
    ]}`,
  },
  'jsonld-wrong-value': {
    code: 'BW204',
    severity: 'error',
    title: 'Structured data has a value that Google rejects',
    why: 'Google ignores the whole entry if one value has the wrong format.',
    help: 'Write the value in the format that the message describes.',
    ...examples`- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": JobPosting
    title: Assistant
    description: Helps
    datePosted: ${['last week', '2026-01-31']}
    hiringOrganization: Example
    jobLocation: { "@type": Place, address: Atlanta }`,
  },
  'jsonld-expired': {
    code: 'BW205',
    severity: 'warning',
    title: 'Structured data has expired',
    why: 'Search engines drop entries whose last day has passed.',
    help: 'Remove the entry, or change the date.',
    ...examples`- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": JobPosting
    title: Assistant
    description: Helps
    datePosted: ${[
      `2020-01-31
    validThrough: 2020`,
      `2026-01-31
    validThrough: 2090`,
    ]}-03-31
    hiringOrganization: Example
    jobLocation: { "@type": Place, address: Atlanta }`,
  },
  'incomplete-job-data': {
    code: 'BW170',
    severity: 'warning',
    title: 'A job has keys for search engines, but not all that they need',
    why: 'Job searches list a job only if they know when it was posted, and where the work is done or where applicants must live.',
    help: 'Add the keys that the message names. If search engines need not list the job, remove the keys that are for them.',
    ...examples`- type: hero
  headline: Jobs
- type: jobs
  items:
    - title: Baker
      description: You bake our bread.
      postedAt: 2026-01-12${['', '\n      location: { city: Leeds, country: GB }']}`,
  },
});
