import { expect, test } from 'vitest';
import { contentPolicy, pagePolicy } from '../../renderer/page/context/contentPolicy.ts';
import { withSiteDefaults } from '../../schema/vocabulary/site/site.ts';
import { sources } from './head.ts';

const site = withSiteDefaults({
  name: 'A',
  description: 'A site.',
  url: 'https://www.example.com',
});
const create = (policy: Record<string, string[]>) =>
  contentPolicy({ connect: [], shared: [sources(Object.assign({}, site, { policy }))] });

test('sources are part of the policy of the header and of each page', () => {
  const policy = create({
    'script-src': ['https://cdn.example.net', 'wasm-unsafe-eval'],
    'font-src': ['data:'],
    'frame-src': ['https://maps.example.net'],
    'media-src': ['blob:'],
    'worker-src': ['blob:'],
    'form-action': ['https://pay.example.net'],
  });
  for (const text of [policy.header, pagePolicy(policy, ['sha256-a'])]) {
    expect(text).toContain("script-src 'self' https://cdn.example.net 'wasm-unsafe-eval';");
    expect(text).toContain("font-src 'self' data:;");
    expect(text).toContain("form-action 'self' https://pay.example.net;");
    expect(text).toMatch(/media-src (?:'self' )?blob:;/);
    expect(text).toContain('worker-src blob:;');
  }
  const page = pagePolicy(policy, ['sha256-a'], [{ frame: ['https://video.example.net'] }]);
  expect(page).toContain('frame-src https://video.example.net https://maps.example.net;');
  expect(page).toContain("style-src 'sha256-a'");
});

test('workers of the site itself are allowed by a keyword', () => {
  const policy = create({ 'worker-src': ['self'] });
  for (const text of [policy.header, pagePolicy(policy, ['sha256-a'])])
    expect(text).toContain("worker-src 'self';");
});

test('inline styles are allowed only without hashes, beside which browsers ignore the keyword', () => {
  const policy = create({ 'style-src': ['unsafe-inline', 'https://cdn.example.net'] });
  expect(pagePolicy(policy, ['sha256-a'])).toMatch(/style-src 'unsafe-inline' https:\S+$/);
});

test('a site without the key has the same policy as before', () => {
  expect(contentPolicy({ connect: [], shared: [sources(site)] }).header).toBe(
    contentPolicy({ connect: [] }).header,
  );
});
