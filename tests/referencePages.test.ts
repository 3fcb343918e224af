import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { notes } from '../functions/search-virtual-latinos/createSearchHandler.ts';
import { searchNotes } from '../functions/search-virtual-latinos/searchNotes.ts';
import { type CheckedSite, checkSite } from '../schema/check/checkSite.ts';
import type { AnySection } from '../schema/vocabulary/section.ts';
import { sectionChecks, sectionTypes } from './diagnostics/sectionTypes.ts';
import { specifiedPages } from './specifiedPages.ts';

const root = join(import.meta.dirname, '..');

let checked: CheckedSite;
const pages = new Map<string, AnySection[]>();
beforeAll(async () => {
  const now = new Date('2026-12-01T00:00:00Z');
  checked = await checkSite({
    root,
    sections: sectionTypes,
    checks: sectionChecks,
    mode: 'build',
    now,
  });
  for (const page of checked.shownPages) {
    const { page: own, sections } = page.resolved();
    pages.set(
      own.route,
      sections.map(({ value }) => value),
    );
  }
});

test('the reference site has no problems but the samples that it marks', () => {
  const found = checked.diagnostics.map((one) => `${one.code} ${one.severity} ${one.route}`);
  expect(found.toSorted()).toEqual([
    'BW250 warning undefined',
    ...Array(3).fill('BW450 warning /'),
    ...Array(3).fill('BW450 warning /search'),
    ...Array(4).fill('BW450 warning /success-stories'),
  ]);
});

test('the site has the specified pages and no others', () => {
  expect([...pages.keys()].sort()).toEqual(Object.keys(specifiedPages).sort());
});

describe.each(Object.entries(specifiedPages))('%s', (route, { parts, figures }) => {
  test('has the specified parts in their order', () => {
    const present = getSections(route).map(getName);
    let next = 0;
    const missing = parts.filter((part) => {
      const found = present.findIndex((name, index) => index >= next && isPart(name, part));
      if (found >= 0) next = found + 1;
      return found < 0;
    });
    expect(missing, present.join(', ')).toEqual([]);
  });

  test('shows the specified figures', () => {
    const text = getText(getSections(route)).toLowerCase();
    expect(figures.filter((figure) => !text.includes(figure.toLowerCase()))).toEqual([]);
  });

  test('shows no word of a client or a person that is not marked as a sample', () => {
    const unmarked = getSections(route).filter(
      ({ type, sample, items }) =>
        ['quote', 'testimonials', 'case-studies', 'team'].includes(type) &&
        !sample &&
        !(items as { sample?: boolean }[] | undefined)?.every((item) => item.sample),
    );
    expect(unmarked).toEqual([]);
  });
});

test.each([
  ['/', 'team'],
  ['/search', 'team'],
  ['/success-stories', 'quote'],
  ['/success-stories', 'case-studies'],
])('%s tells visitors that its %s is a sample', (route, part) => {
  expect(getText([find(route, part)])).toContain('as an example');
});

const landingPages = Object.keys(specifiedPages).filter((route) =>
  route.includes('virtual-assistants'),
);

test.each(landingPages.filter((route) => route.endsWith('-virtual-assistants')))(
  'the city page %s names the return on investment beside its prices',
  (route) => {
    const { parts } = specifiedPages[route] ?? { parts: [] };
    expect(getText([find(route, parts[3] ?? '')])).toMatch(/ROI|return on/);
  },
);

describe.each(landingPages)('the landing page %s', (route) => {
  test('says in its headings what it and its parts are', () => {
    const title = (part: string) => String(find(route, part).title);
    const [first] = getSections(route);
    expect(first?.headline).toMatch(/virtual assistants/i);
    const city = /^\/(.*)-virtual-assistants$/.exec(route)?.[1]?.replaceAll('-', ' ');
    expect(String(first?.headline).toLowerCase()).toContain(city ?? 'virtual assistants');
    const { parts } = specifiedPages[route] ?? { parts: [] };
    const [why = '', work = ''] = parts.slice(1);
    expect(title(why)).toMatch(/\bwhy\b/i);
    expect(title(work)).toMatch(/\b(?:tasks|services)\b/i);
    expect(title(parts[3] ?? '')).toMatch(/\b(?:prices|pricing|costs)\b/i);
    expect(title('faq')).toMatch(/\bquestions\b/i);
    expect(title('links')).toMatch(/\b(?:cities|industries)\b/i);
  });

  test('has three reasons, three kinds of work and four questions', () => {
    const { parts } = specifiedPages[route] ?? { parts: [] };
    expect(find(route, parts[1] ?? '').items).toHaveLength(3);
    const { groups, items = groups } = find(route, parts[2] ?? '');
    expect(items).toHaveLength(3);
    for (const { points, items: tasks = points } of items as Record<string, string[]>[])
      expect([4, 5]).toContain(tasks?.length);
    expect(find(route, 'faq').items).toHaveLength(4);
  });

  test('makes no statement about law, no promise of its own and none about the site', () => {
    const text = getText(getSections(route));
    expect(
      text.match(
        /\b(?:earns overtime|payroll tax(?:es)?|FICA|CPP|EI|T4|bar rules|tax credits?|income tax|gross[ -]receipts|sick days|licen[cs]ees?|unemployment|must state)\b/gi,
      ),
    ).toBeNull();
    expect(
      text.match(
        /exit fee|month to month|2,000 hours|within 24 hours with people|names in 24|candidates within 24/gi,
      ),
    ).toBeNull();
    expect(text.match(/\b(?:our map|city page|on this page)\b|the \d+% below/gi)).toBeNull();
  });
});

test('the legal pages have ten and twelve sections', () => {
  expect(find('/privacy-policy', 'prose').items).toHaveLength(10);
  expect(find('/terms-of-service', 'prose').items).toHaveLength(12);
});

test('the careers page has one job posting with all kinds of employment', () => {
  expect(find('/roles', 'jobs').items).toHaveLength(6);
  expect(find('/roles', 'jobs').structuredData).toBe(false);
  expect(find('/roles', 'jsonld').data).toMatchObject({
    '@type': 'JobPosting',
    employmentType: ['FULL_TIME', 'PART_TIME', 'CONTRACTOR'],
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'United States' },
    baseSalary: { currency: 'USD', value: { minValue: 15, maxValue: 28, unitText: 'HOUR' } },
  });
});

test('the fields of both forms have the specified order', () => {
  const fields = (form: string) =>
    checked.forms[form]?.groups.flatMap((group) => group.fields.map(({ name }) => name)).join(' ');
  expect(fields('lead')).toBe(
    'firstName lastName email phone company industry roleLevel teamSize budget needs timeline ' +
      'workHours experience agreeToTerms',
  );
  expect(fields('application')).toBe(
    'firstName lastName email phone location experienceLevel previousVAExperience skills ' +
      'availability workEnvironment resume motivation acceptTerms',
  );
});

test('each example of the research tool is answered by a note about the competitor', () => {
  for (const example of find('/competitor-research', 'answer-form').examples as string[]) {
    const [best] = searchNotes(notes, example).passages;
    expect(best?.source, example).toBe('virtual-latinos.md');
    expect(best?.text, example).not.toContain('?');
  }
});

function getSections(route: string): AnySection[] {
  const sections = pages.get(route);
  if (!sections) throw new Error(`The site has no page ${route}`);
  return sections;
}

function find(route: string, part: string): AnySection {
  const section = getSections(route).find((one) => isPart(getName(one), part));
  if (!section) throw new Error(`${route} has no section ${part}`);
  return section;
}

function getName({ type, id }: AnySection): string {
  return id ? `${type}#${id}` : type;
}

function isPart(name: string, part: string): boolean {
  return part.includes('#') ? name === part : name.split('#')[0] === part;
}

/** Returns what visitors read: the texts of sections, without addresses and structured data. */
function getText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  if ((value as { type?: unknown }).type === 'jsonld') return '';
  return Object.entries(value)
    .filter(([key]) => !['to', 'src', 'icon', 'id', 'type'].includes(key))
    .map(([, inner]) => getText(inner))
    .join('\n');
}
