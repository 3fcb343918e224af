import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileSiteForm } from '../../functions/_local/site/compileSiteForm.ts';
import { readFunctionsSite } from '../../schema/check/readFunctionsSite.ts';
import { prepareBuild } from '../builds/builds.ts';

const root = 'tests/fixtures/sites/museum';
const out = mkdtempSync(join(tmpdir(), 'blockwright-museum-'));
const read = (path: string) => readFileSync(join(out, 'client', path), 'utf8');
beforeAll(() => prepareBuild(root, '--out', out));
afterAll(() => rmSync(out, { recursive: true, force: true }));

test('every language has its own feed, llms.txt and page for unknown addresses', () => {
  const feed = read('ar/journal/feed.xml');
  expect(feed).toContain('<language>ar</language>');
  expect(feed).toContain('<link>https://www.harbourmuseum.example/ar/journal/figurehead</link>');
  // The crane has no Arabic version.
  expect(feed.match(/<item>/g)).toHaveLength(1);
  expect(read('ar/journal/index.html')).toContain('href="/ar/journal/feed.xml"');
  expect(read('de/llms.txt')).toContain('/de/besuch): Öffnungszeiten');
  expect(read('de/llms.txt')).not.toContain('/ar/');
  expect(read('llms.txt')).toContain('- [Deutsch](https://www.harbourmuseum.example/de/llms.txt)');
  expect(read('llms.txt')).not.toContain('/besuch');
  expect(read('ar/404.html')).toMatch(
    /<html lang="ar" dir="rtl">[\s\S]*<h1[^>]*>الصفحة غير موجودة/,
  );
  expect(read('sitemap.xml')).toContain('/ar/ziyara</loc>');
  expect(existsSync(join(out, 'client/ar/newsroom'))).toBe(false);
});

test('structured data, breadcrumbs, prices and dates are in the language of the page', () => {
  expect(read('de/index.html')).toContain('"inLanguage":"de"');
  expect(read('de/journal/crane/index.html')).toContain('21. September 2026');
  expect(read('ar/journal/figurehead/index.html')).toContain('4 مايو 2026');
  expect(read('de/eintritt/index.html')).toContain('1.048\u00a0€');
  const [, trail = ''] = /<nav [^>]*>(<ol>.*?<\/ol>)/.exec(read('ar/ziyara/index.html')) ?? [];
  expect(
    trail
      .replaceAll(/<[^>]*>/g, ' ')
      .split(/ {2,}/)
      .filter(Boolean),
  ).toEqual(['الرئيسية', 'المواعيد والوصول']);
});

test('a form is sent in the language of its page, with the values of the original', async () => {
  const page = read('ar/ziyara/index.html');
  expect(page).toContain('name="form" value="tour@ar"');
  expect(page).toContain('<option value="Up to 10 people">حتى 10 أشخاص</option>');
  const { forms, locales } = await readFunctionsSite(root);
  const [form] = forms;
  const compiled = form && (await compileSiteForm(form));
  expect(compiled?.definition.localized?.ar).toMatchObject({
    locale: 'ar',
    title: 'طلب جولة',
    to: 'tours@harbourmuseum.example',
    reply: { subject: 'جولتك في Harbour Museum' },
  });
  expect(locales.get('ar')).toMatchObject({ home: '/ar', site: { locale: 'ar' } });
});
