import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { wordGroups } from '../../schema/messages/createSiteWords.ts';
import { catalogue } from '../../schema/rules/catalogue.ts';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { generateReferencePages } from './generateReferencePages.ts';
import { listSharedKeys, maxBytes } from './generateSectionPages.ts';

const pages = generateReferencePages(
  {
    'new site': { summary: 'Create a site', positionals: 'DIR' },
  },
  '.',
);
const page = (name: string) => pages[`docs/reference/${name}.md`] ?? '';

test('each diagnostic has a page with its examples, and a line in the list', () => {
  for (const [name, { code, bad = '' }] of catalogue) {
    const text = page(`diagnostics/${code}`);
    expect(text).toMatch(`# ${code} ${name}\n`);
    expect(text).toContain(bad);
    expect(Buffer.byteLength(text), code).toBeLessThanOrEqual(maxBytes);
    expect(page('diagnostics/README')).toContain(`| [${code}](${code}.md) | \`${name}\` |`);
  }
});

test('the page of keys has the keys of the site, of pages and of forms, and all checks', () => {
  for (const key of ['redirects', 'sticky', 'publishAt', 'keepDays', 'surface', 'near-duplicate'])
    expect(page('keys')).toContain(`\`${key}\``);
});

test('each section type has a page with its smallest example, then its keys', () => {
  const sharedKeys = listSharedKeys(sectionSchemas);
  for (const [type, schema] of Object.entries(sectionSchemas)) {
    const text = page(`sections/${type}`);
    const { properties } = schema as unknown as { properties: object };
    for (const key of Object.keys(properties))
      if (!sharedKeys.has(key)) expect(text).toMatch(`| \`${key}`);
    expect(text.indexOf('```yaml\n- type:'), type).toBeGreaterThan(0);
    expect(text.indexOf('```yaml')).toBeLessThan(text.indexOf('| key |'));
    expect(Buffer.byteLength(text), type).toBeLessThanOrEqual(maxBytes);
  }
  for (const [path, text] of Object.entries(pages))
    if (/^docs\/reference\/(?:shared\/|sections\/README)/.test(path))
      expect(Buffer.byteLength(text), path).toBeLessThanOrEqual(maxBytes);
});

test('the example of each section type is correct', async () => {
  const examples = Object.keys(sectionSchemas).map((type) => {
    const [, example = ''] = /```yaml\n([\s\S]*?)\n```/.exec(page(`sections/${type}`)) ?? [];
    const section = example.replaceAll(/^/gm, '      ');
    return `  /a-${type}:
    title: A page about ${type}
    description: A page that shows in a few words what ${type} is about
    sections:
${type === 'hero' ? '' : '      - { type: hero, headline: Hello }\n'}${section}
`;
  });
  const { diagnostics } = await checkFiles(
    {
      'pages.yaml': `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
${examples.join('')}`,
    },
    { skipsSiteRules: true },
  );
  // Forms, pictures and anchors of presets are files and sections that a site adds.
  const isMissing = ({ code }: { code: string }) => ['BW030'].includes(code);
  const errors = diagnostics.filter((one) => one.severity === 'error' && !isMissing(one));
  expect(errors.map(({ route, code, message }) => `${route} ${code} ${message}`)).toEqual([]);
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
  for (const type of Object.keys(sectionSchemas)) expect(short).toContain(`](sections/${type}.md)`);
});

test('links lead to pages and headings of the reference', () => {
  for (const [path, text] of Object.entries(pages))
    for (const [, file = '', anchor] of text.matchAll(/\]\(([\w./-]+\.md)?(?:#([\w-]+))?\)/g)) {
      const place = posix.join(posix.dirname(path), file);
      const target = file === '' ? text : (pages[place] ?? readFileSync(place, 'utf8'));
      if (anchor) expect(target?.toLowerCase(), `${path} → #${anchor}`).toContain(`## ${anchor}`);
    }
});
