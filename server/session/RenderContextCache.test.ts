import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type * as Render from '../../renderer/render.ts';
import { RenderContextCache } from './RenderContextCache.ts';
import type { UsableSite } from './SiteSession.ts';

const path = '/images/a.svg';

test('creates the context again when a file changed while the context was created', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-context-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const save = (width: number) =>
    writeFile(
      join(root, 'public', path),
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`,
    );
  await mkdir(join(root, 'public/images'), { recursive: true });
  await save(30);
  const contexts = new RenderContextCache(root);
  let change = async () => {
    await save(40);
    contexts.clear();
  };
  const [site, render] = [createSite(), createRender(() => change())];
  const readWidth = async () => {
    const { renderContext } = await contexts.prepare(site, render, { headExtra: '' });
    return renderContext.images[path]?.width;
  };
  expect(await readWidth()).toBe(30);
  change = async () => undefined;
  expect(await readWidth()).toBe(40);
});

test('notices a picture that was replaced while nobody watched', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-context-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const save = (text: string, file = path) => writeFile(join(root, 'public', file), text);
  await mkdir(join(root, 'public/images'), { recursive: true });
  await save('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="9"/>');
  const contexts = new RenderContextCache(root);
  const prepare = () => contexts.prepare(createSite(), createRender(), { headExtra: '' });
  await prepare();
  expect(contexts.isStale()).toBe(false);
  await save('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="9"/>');
  expect(contexts.isStale()).toBe(true);
  contexts.clear();
  await prepare();
  await save('new', '/images/b.svg');
  expect(contexts.isStale()).toBe(true);
  contexts.clear();
  await prepare();
  expect(contexts.isStale()).toBe(false);
  await rm(join(root, 'public/images/b.svg'));
  expect(contexts.isStale()).toBe(true);
});

function createRender(onStyles = async () => {}): typeof Render {
  return {
    themeStylesheet: () => '',
    createNotFoundPage: () => ({ route: '/404' }),
    // Called after the images are measured.
    async styleBlocks() {
      await onStyles();
      return [];
    },
  } as unknown as typeof Render;
}

function createSite(): UsableSite {
  return {
    site: { name: 'Fixture', url: 'https://www.example.com', theme: {} },
    pages: [],
    forms: {},
    siteContext: { context: { lists: { values: {} } }, localized: new Map() },
    shownPages: [{ facts: { meta: { route: '/' }, images: [path], links: [] } }],
  } as unknown as UsableSite;
}
