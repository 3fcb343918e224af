import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { YamlEdit } from '../../../features/_shared/yamlEdits/index.ts';
import * as render from '../../../renderer/render.ts';
import * as presets from '../../../renderer/sections/presets.ts';
import { sectionChecks } from '../../../renderer/sections/sectionChecks.ts';
import { sectionSchemas } from '../../../renderer/sections/sectionSchemas.ts';
import type { PageCode } from '../../../server/session/PageCode.ts';
import type { EditorContext } from '../EditorContext.ts';
import { showView } from '../showView.ts';
import { DraftSession } from './DraftSession.ts';
import { DraftSite } from './DraftSite.ts';
import { ShownPages } from './ShownPages.ts';

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

async function openLargeSite(code: Partial<PageCode> = {}): Promise<DraftSite> {
  return openSite(await DraftSession.open(root), code, true);
}

function openSite(session: DraftSession, code: Partial<PageCode> = {}, isLarge = false): DraftSite {
  return new DraftSite(
    session,
    {
      load: (async () => render) as PageCode['load'],
      loadBundles: async () => undefined,
      mapStack: async (stack = '') => stack,
      loadRenderer: async () => render,
      loadPresets: async () => presets,
      loadChecks: async () => ({ sections: sectionSchemas, checks: sectionChecks, problems: [] }),
      ...code,
    },
    { isLarge },
  );
}

test('shows single pages of a large site at once, and all of them after its first check', async () => {
  const site = await openLargeSite();
  const routes = async () => (await site.latest()).pages.map(({ route }) => route);
  expect(await routes()).toEqual([]);
  await site.updatePage('pages.yaml', '/second');
  await site.updatePage('pages.yaml', '/second');
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

test('says in the state of a large site that its first check failed, until a check succeeds', async () => {
  const sections = { sections: sectionSchemas, checks: sectionChecks, problems: [] };
  let calls = 0;
  const site = await openLargeSite({
    loadChecks: async () => {
      calls++;
      // The first state needs them first, then the check of the whole site.
      if (calls === 2) throw new Error('The disk does not answer');
      return sections;
    },
  });
  const notices: unknown[] = [];
  site.onRenderedCheck = () => notices.push(site.failure);
  const context = {
    session: await DraftSession.open(root),
    draft: site,
    autosave: {},
    shownPages: new ShownPages(),
  } as unknown as EditorContext;
  const readWarnings = async () => (await showView(context, undefined)).state.warnings;
  expect(await readWarnings()).toEqual([]);
  await expect(site.checked()).rejects.toThrow('The disk does not answer');
  expect(notices.at(-1)).toBe('Error: The disk does not answer');
  expect(await readWarnings()).toEqual([
    'The site could not be checked: Error: The disk does not answer',
  ]);
  await site.reload();
  expect(await readWarnings()).toEqual([]);
  expect((await site.checked()).pages).toHaveLength(2);
});

test('answers with the HTML of a page, and then only with what differs from the last answer', async () => {
  const session = await DraftSession.open(root);
  const draft = openSite(session);
  const context = {
    session,
    draft,
    autosave: {},
    shownPages: new ShownPages(),
  } as unknown as EditorContext;
  const view = { file: 'pages.yaml', key: '/', route: '/' };
  const first = await showView(context, view);
  expect(first).toMatchObject({ page: { routes: ['/'] }, preview: { route: '/' } });
  expect(first.preview?.html).toContain('Home</h1>');
  const path = ['pages', '/', 'sections', 0, 'headline'];
  const edit: YamlEdit = { kind: 'set', path, value: 'House' };
  session.applyCommands([{ kind: 'edit', file: 'pages.yaml', edit }], 'Edit');
  await draft.reload();
  const second = await showView(context, view, undefined, first.seen);
  expect(second.preview?.replaces).toMatchObject({ answer: first.seen });
  const { from = 0, to = 0 } = second.preview?.replaces ?? {};
  const html = first.preview?.html ?? '';
  expect(html.slice(0, from) + second.preview?.html + html.slice(to)).toBe(await draft.render('/'));
  expect(second.seen).toBe(Number(first.seen) + 1);
  expect(await showView(context, undefined)).not.toHaveProperty('seen');
});

test('answers with the same text in the form and on the page while the check of the site is under way', async () => {
  const sections = { sections: sectionSchemas, checks: sectionChecks, problems: [] };
  let isHeld = false;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const session = await DraftSession.open(root);
  const draft = openSite(session, {
    async loadChecks() {
      if (isHeld) await held;
      return sections;
    },
  });
  const context = {
    session,
    draft,
    autosave: {},
    shownPages: new ShownPages(),
  } as unknown as EditorContext;
  const read = async (parts?: []) => {
    const view = { file: 'pages.yaml', key: '/', route: '/' };
    const { page, preview } = await showView(context, view, parts);
    const { raw, resolved } = page?.sections[0] ?? {};
    return [raw?.headline, resolved?.headline, /(\w+)<\/h1>/.exec(preview?.html ?? '')?.[1]];
  };
  expect(await read()).toEqual(['Home', 'Home', 'Home']);
  const path = ['pages', '/', 'sections', 0, 'headline'];
  const edit: YamlEdit = { kind: 'set', path, value: 'House' };
  session.applyCommands([{ kind: 'edit', file: 'pages.yaml', edit }], 'Edit');
  isHeld = true;
  const check = draft.reload();
  expect(await read()).toEqual(['House', 'House', 'House']);
  expect(await read([])).toEqual(['House', 'House', 'House']);
  release();
  await check;
  expect(await read()).toEqual(['House', 'House', 'House']);
});

test('numbers the sections of the last HTML of a page that cannot be rendered as in the manifest', async () => {
  const session = await DraftSession.open(root);
  const site = openSite(session);
  const path = ['pages', '/', 'sections'];
  const apply = async (edit: YamlEdit) => {
    session.applyCommands([{ kind: 'edit', file: 'pages.yaml', edit }], 'Edit');
    await site.reload();
    const html = (await site.render('/')) ?? '';
    return [...html.matchAll(/data-edit-section="(\d+)".*?(?=data-edit-section|$)/gs)].map(
      ([section, index]) => `${index} ${section.includes('Home</h1>') ? 'hero' : 'cta'}`,
    );
  };
  const cta = { type: 'cta', title: 'Talk', actions: [{ label: 'Go on', to: '/second' }] };
  expect(await apply({ kind: 'insert', path, index: 1, value: cta })).toEqual(['0 hero', '1 cta']);
  const broken = { type: 'steps' };
  expect(await apply({ kind: 'insert', path, index: 1, value: broken })).toEqual([
    '0 hero',
    '2 cta',
  ]);
  expect(await apply({ kind: 'move', path, from: 0, to: 1 })).toEqual(['1 hero', '2 cta']);
  expect(await apply({ kind: 'remove', path: [...path, 1] })).toEqual(['1 cta']);
});
