import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { OutputFacts } from '../../schema/rules/RenderedSiteFacts.ts';
import { findWriter } from './findWriter.ts';
import { filesFirst, hostNames, outputFiles, patternsFirst } from './hostNames.ts';
import { hosts } from './hosts.ts';
import { publishing } from './publishing.ts';
import { checkRendered } from './rules/host-limit.ts';

const small: OutputFacts = { files: new Map([['index.html', 1]]), redirects: '', headers: '' };

test.each([
  ['netlify', { files: manyFiles(54_001) }, /54,000 files in one folder; the site has 54,001/],
  ['cloudflare-pages', { files: manyFiles(20_001) }, /20,000 files; the site has 20,001/],
  ['cloudflare-pages', { redirects: '/a /b 301\n'.repeat(2001) }, /2,000 redirects; .* 2,001/],
  ['cloudflare-pages', { redirects: `/${'a'.repeat(1000)} /b 301` }, /characters in a redirect/],
  ['cloudflare-pages', { headers: '/a\n  B: c\n'.repeat(101) }, /100 rules in `_headers`/],
  ['github-pages', { files: new Map([['a.mp4', 2e9]]) }, /1,000,000,000 bytes/],
  ['vercel', { redirects: '/a /b 301\n'.repeat(2049) }, /2,048 redirects/],
  ['s3-cloudfront', { redirects: '/a /b 301\n'.repeat(1000) }, /7,000 bytes of redirects/],
])('%s: an excess is reported, a small site is not', (host, excess, message) => {
  const check = (output: OutputFacts) => checkRendered({ output }, siteOn(host));
  expect(check({ ...small, ...excess }).map((problem) => problem.message)).toEqual([
    expect.stringMatching(message),
  ]);
  expect(check(small)).toEqual([]);
});

test('every host names the document of its limits, and has its commands and its page', () => {
  expect(Object.keys(publishing)).toEqual(hostNames);
  expect(Object.keys(hosts)).toEqual(hostNames);
  for (const name of hostNames) {
    const { redirects = {} } = hosts[name];
    expect(redirects.filesFirst ?? false).toBe(filesFirst.includes(name));
    expect(redirects.patternsFirst ?? false).toBe(patternsFirst.includes(name));
    expect(findWriter(name).outputFile).toBe(outputFiles[name]);
    const page = readFileSync(`docs/hosting/${name}.md`, 'utf8');
    expect(page).toMatch(/read on \d+ \w+ 2026/);
    expect(page.trim().split('\n').length).toBeLessThanOrEqual(45);
  }
  expect(hostNames).toHaveLength(13);
  for (const { source } of Object.values(hosts)) expect(source).toMatch(/^https:\/\//);
});

function siteOn(host: string) {
  const layers = [{ file: undefined, path: ['site'], value: {} }];
  return { site: { host }, siteProvenance: { layers } } as unknown as Parameters<
    typeof checkRendered
  >[1];
}

function manyFiles(count: number): Map<string, number> {
  return new Map(Array.from({ length: count }, (_, index) => [`a/${index}`, 1]));
}
