import { expect, test } from 'vitest';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { wordGroups } from '../../schema/messages/createSiteWords.ts';
import { catalogue } from '../../schema/rules/catalogue.ts';
import { generateReferencePages } from './generateReferencePages.ts';
import { sharedKeys } from './generateSectionDocs.ts';

const pages = generateReferencePages(
  {
    'new site': { summary: 'Create a site', positionals: 'DIR' },
  },
  '.',
);
const page = (name: string) => pages[`docs/reference/${name}.md`] ?? '';

test('the page of diagnostics has every diagnostic once, with its examples', () => {
  for (const [name, { code, bad }] of catalogue) {
    expect(page('diagnostics').split(`### ${code} ${name}\n`), name).toHaveLength(2);
    if (bad) expect(page('diagnostics')).toContain(bad.split('\n')[0]);
  }
});

test('the page of keys has the keys of the site, of pages and of forms, and all checks', () => {
  for (const key of ['redirects', 'sticky', 'publishAt', 'keepDays', 'surface', 'near-duplicate'])
    expect(page('keys')).toContain(`\`${key}\``);
});

test('the page of sections has every type and its keys', () => {
  for (const [type, schema] of Object.entries(sectionSchemas)) {
    const [, part = ''] = page('sections').split(`\n## ${type}\n`);
    const { properties } = schema as unknown as { properties: object };
    for (const key of Object.keys(properties))
      if (!sharedKeys.has(key)) expect(part.split('\n## ')[0]).toMatch(`| \`${key}`);
  }
});

test('the page of words has every word', () => {
  for (const [group, words] of Object.entries(wordGroups)) {
    const [, part = ''] = page('words').split(`\n## ${group}\n`);
    for (const key of Object.keys(words)) expect(part).toContain(`| \`${key}\` |`);
  }
});

test('the short page has commands, keys that several starters use, and every type', () => {
  const short = page('short');
  expect(short).toContain('| `new site DIR` | Create a site |');
  for (const key of ['footer.legal[]', 'sections[]', 'groups[].fields[].required'])
    expect(short).toContain(`| \`${key}\` |`);
  expect(short).not.toMatch(/differentClaims|theme\.colors/);
  for (const type of Object.keys(sectionSchemas)) expect(short).toContain(`](sections.md#${type})`);
});

test('links lead to pages and headings of the reference', () => {
  for (const [path, text] of Object.entries(pages))
    for (const [, file = '', anchor] of text.matchAll(/\]\(([\w-]+\.md)?(?:#([\w-]+))?\)/g)) {
      const target = file === '' ? text : page(file.replace('.md', ''));
      expect(target, `${path} → ${file}`).not.toBe('');
      if (anchor) expect(target, `${path} → #${anchor}`).toContain(`## ${anchor}`);
    }
});
