import { expect, test } from 'vitest';
import { renderSection, renderStructuredData } from '../../tests/renderSection.tsx';
import { samplePage, sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import { check } from './check.ts';
import { payText } from './payText.ts';
import type { Job, Jobs } from './schema.ts';

const bookkeeper: Job = {
  title: 'Bookkeeper',
  employmentTypes: ['PART_TIME', 'FULL_TIME'],
  description: 'You keep the books of four small firms, each with its own software.',
  requirements: ['Experience with double-entry bookkeeping', 'Good written English'],
  responsibilities: [
    'Post receipts and invoices every day',
    'Prepare the **month-end** lists',
    'Answer questions of the accountants',
  ],
  pay: { min: 16, max: 24, currency: 'EUR', unit: 'HOUR' },
  applicantCountry: 'US',
  postedAt: '2026-01-12',
  validThrough: '2099-12-31',
};
const agent: Job = {
  title: 'Support agent',
  description: 'You answer customers in chat and by mail.',
  location: {
    city: 'Leeds',
    region: 'England',
    country: 'GB',
    street: '4 Water Lane',
    postalCode: 'LS11 5BB',
  },
  pay: 'By agreement',
  postedAt: '2026-01-12',
  validThrough: '2099-12-31',
};
const section: Jobs = {
  type: 'jobs',
  labels: { requirements: 'What you bring', responsibilities: 'What you do' },
  action: { label: 'Apply now', to: 'mailto:jobs@example.com' },
  items: [bookkeeper, agent],
};
const withBookkeeper = (changes: Partial<Job>): Jobs => ({
  ...section,
  items: [{ ...bookkeeper, ...changes }],
});

test('each job is a JobPosting with everything that search engines require', () => {
  const [posting] = renderStructuredData(section);
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Bookkeeper',
    datePosted: '2026-01-12',
    validThrough: '2099-12-31',
    employmentType: ['PART_TIME', 'FULL_TIME'],
    identifier: { '@type': 'PropertyValue', name: 'Sample', value: 'bookkeeper' },
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Sample',
      url: 'https://www.example.com/',
    },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'United States' },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 16, maxValue: 24, unitText: 'HOUR' },
    },
    directApply: false,
  });
  expect(posting?.description).toBe(
    '<p>You keep the books of four small firms, each with its own software.</p>' +
      '<p>What you do</p><ul><li>Post receipts and invoices every day</li>' +
      '<li>Prepare the <strong>month-end</strong> lists</li>' +
      '<li>Answer questions of the accountants</li></ul>' +
      '<p>What you bring</p><ul><li>Experience with double-entry bookkeeping</li>' +
      '<li>Good written English</li></ul>',
  );
});

test('applying on the site itself counts as direct', () => {
  const action = { label: 'Apply', to: '#apply' };
  expect(renderStructuredData({ ...section, action })[0]).toMatchObject({ directApply: true });
});

test('`structuredData: false` keeps the jobs from search engines', () => {
  expect(renderStructuredData({ ...section, structuredData: false })).toEqual([]);
});

test('a job has data until its last day is over', () => {
  const on = (now: string) =>
    renderStructuredData(withBookkeeper({ validThrough: '2026-11-30' }), {
      ...sampleRenderContext,
      now: new Date(now),
    }).length;
  expect(on('2026-11-30T23:59:59Z')).toBe(1);
  expect(on('2026-12-01T00:00:00Z')).toBe(0);
});

test('every button names its job for screen readers', () => {
  const html = renderSection(section);
  for (const { title } of [bookkeeper, agent])
    expect(html).toMatch(new RegExp(`Apply now</span><span class="visually-hidden">: ${title}<`));
});

test('formats pay in the locale of the site', () => {
  const pay = { min: 15, max: 28, unit: 'HOUR' as const };
  expect(payText(pay, sampleRenderContext.site)).toBe('$15-28 per hour');
  expect(payText({ ...pay, max: 15 }, sampleRenderContext.site)).toBe('$15 per hour');
  expect(payText({ ...pay, min: 15.5 }, sampleRenderContext.site)).toBe('$15.50-28.00 per hour');
});

test('reports pay in the wrong order at its location', () => {
  const pay = { min: 28, max: 15, unit: 'HOUR' as const };
  const problems = check(withBookkeeper({ pay }), samplePage);
  expect(problems.map(({ path }) => path.join('/'))).toEqual(['items/0/pay/max']);
  expect(check(section, samplePage)).toEqual([]);
});

test('a job at a place has its address', () => {
  const [, posting] = renderStructuredData(section);
  expect(posting).toMatchObject({
    title: 'Support agent',
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '4 Water Lane',
        addressLocality: 'Leeds',
        addressRegion: 'England',
        postalCode: 'LS11 5BB',
        addressCountry: 'GB',
      },
    },
  });
  expect(posting).not.toHaveProperty('jobLocationType');
  expect(posting).not.toHaveProperty('baseSalary');
});

test('a title and a description are enough for visitors, but not for search engines', () => {
  const items = [{ title: 'Baker', description: 'You bake our bread.' }];
  const jobs = { type: 'jobs', items } as const;
  expect(renderSection(jobs)).not.toMatch(/<dl|<details|<a /);
  expect(renderStructuredData(jobs)).toEqual([]);
  expect(check(jobs, samplePage)).toEqual([]);
});

test('a job has data without a last day', () => {
  const items = [
    { title: 'Baker', description: 'Bread.', postedAt: '2026-01-12', applicantCountry: 'CL' },
  ];
  const [posting] = renderStructuredData({ type: 'jobs', items });
  expect(posting).toMatchObject({ datePosted: '2026-01-12', jobLocationType: 'TELECOMMUTE' });
  expect(posting).not.toHaveProperty('validThrough');
});

test('keys for search engines without those that they require are reported', () => {
  const items = [{ title: 'Baker', description: 'Bread.', validThrough: '2099-01-12' }];
  expect(check({ type: 'jobs', items } as Jobs, samplePage)).toMatchObject([
    {
      path: ['items', 0, 'validThrough'],
      rule: 'incomplete-job-data',
      message:
        'Search engines do not list "Baker": it has `validThrough`, but no `postedAt` and no `location` or `applicantCountry`.',
      hint: 'add `postedAt` and `location` or `applicantCountry`, or remove `validThrough`',
    },
  ]);
});

test('what all jobs have in common is said once', () => {
  const count = (jobs: Job[], text: string) =>
    renderSection({ ...section, items: jobs }).split(`>${text}<`).length - 1;
  const same = [agent, { ...agent, title: 'Second agent' }];
  expect(count(same, 'By agreement')).toBe(1);
  expect(count([agent], 'By agreement')).toBe(1);
  expect(
    count([agent, { ...agent, title: 'Second agent', pay: 'By the hour' }], 'By agreement'),
  ).toBe(1);
});
