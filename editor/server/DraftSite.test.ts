import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as render from '../../renderer/bundle/render.ts';
import { sectionChecks } from '../../renderer/sections/sectionChecks.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import type { LoadModule } from '../../server/session/LoadModule.ts';
import { DraftSite } from './DraftSite.ts';

const page = (title: string, link: string) => `    title: ${title} of a small site for tests
    description: A page of a small site, described in as many words as a search result shows.
    sections:
      - type: hero
        headline: ${title}
        actions: [{ label: Go on, to: ${link} }]
`;

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'blockwright-draft-'));
  writeFileSync(
    join(root, 'pages.yaml'),
    `site: { name: Example, url: https://www.example.com }
pages:
  /:
${page('Home', '/second')}  /second:
${page('Second', '/missing')}`,
  );
});

afterAll(() => rmSync(root, { recursive: true }));

test('shows single pages of a large site at once, and all of them after its first check', async () => {
  const load = (async () => render) as LoadModule;
  const site = new DraftSite(
    root,
    () => undefined,
    {
      load,
      loadBundles: async () => undefined,
      mapStack: async (stack = '') => stack,
      loadSections: async () => ({ sections: sectionSchemas, checks: sectionChecks, problems: [] }),
    },
    { readLargeSite: (file) => readFileSync(join(root, file), 'utf8') },
  );
  const routes = async () => (await site.latest()).pages.map(({ route }) => route);
  expect(await routes()).toEqual([]);
  await site.addPageBeforeFirstCheck('pages.yaml', '/second');
  await site.addPageBeforeFirstCheck('pages.yaml', '/second');
  expect(await routes()).toEqual(['/second']);
  expect(await site.render('/second')).toContain('>Second</h1>');
  expect((await site.latest()).diagnostics).toEqual([]);
  // Not there yet: it waits for the check.
  expect(await site.render('/')).toContain('>Home</h1>');
  expect((await site.checked()).pages).toHaveLength(2);
  expect(await routes()).toEqual(['/', '/second']);
  const { diagnostics } = await site.checked();
  expect(diagnostics.map(({ message }) => message)).toContain(
    'The page `/missing` does not exist.',
  );
});
