import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { checkJsonLd } from '../../features/checks/structuredData/checkJsonLd.ts';
import { builtPages } from './builtPages.ts';

const folder = inject('folder');
const files = builtPages(folder);

test.each(files)('%s has the structured data that search engines require', (file) => {
  const graph = getGraph(file);
  // Search engines do not index the 404 page.
  if (file !== '404.html') expect(graph).not.toEqual([]);
  expect(checkJsonLd(graph)).toEqual([]);
});

test('the home page describes the company and its site', () => {
  const types = getGraph('index.html').map((thing) => thing['@type']);
  expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
});

test('the careers page has one job posting', () => {
  const postings = getGraph('roles/index.html').filter((thing) => thing['@type'] === 'JobPosting');
  expect(postings).toHaveLength(1);
});

test('every page except the home page and the 404 page has breadcrumbs', () => {
  for (const file of files) {
    const list = getGraph(file).filter((thing) => thing['@type'] === 'BreadcrumbList');
    expect(list, file).toHaveLength(['index.html', '404.html'].includes(file) ? 0 : 1);
  }
});

test('city pages describe their business or service and their questions', () => {
  const cities = files.filter((name) => /-virtual-assistants/.test(name));
  expect(cities.length).toBeGreaterThan(0);
  for (const file of cities) {
    const types = JSON.stringify(getGraph(file).map((thing) => thing['@type']));
    expect(types, file).toMatch(/LocalBusiness|Service/);
    expect(types, file).toContain('FAQPage');
  }
});

function getGraph(file: string): Record<string, unknown>[] {
  const html = readFileSync(join(folder, file), 'utf8');
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return json ? JSON.parse(json)['@graph'] : [];
}
