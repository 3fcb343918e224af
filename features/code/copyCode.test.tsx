import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { renderSection } from '../../tests/renderSection.tsx';
import { sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import { copyScript } from './copyScript.ts';
import { scripts } from './head.ts';
import { middleware } from './middleware.ts';

const { site } = sampleRenderContext;

test('a section with `copy` names the words of the button; others are as they were', () => {
  const html = renderSection({ type: 'code', code: 'a', copy: true });
  expect(html).toMatch(/<div [^>]*data-copy="Copy" data-copied="Copied"[^>]*><figure/);
  const plain = renderSection({ type: 'code', code: 'a' });
  expect(renderSection({ type: 'code', code: 'a', copy: false })).toBe(plain);
  expect(plain).not.toContain('data-copy');
});

test('so does a manual with code', () => {
  const render = (text: string) => renderSection({ type: 'documentation', title: 'A', text });
  expect(render('## A\n\n```js\na\n```')).toMatch(/data-copy="Copy" data-copied="Copied"/);
  expect(render('`a`')).not.toContain('data-copy');
});

test('pages of dev load the same script', async () => {
  const served: unknown[] = [];
  const response = { writeHead: () => response, end: (text: string) => served.push(text) };
  const handler = await middleware.createHandler({} as never);
  expect(handler).toBeTypeOf('function');
  if (typeof handler === 'function') handler({} as never, response as never, () => undefined);
  expect(served).toEqual([copyScript]);
  expect(await middleware.renderHead?.({ root: '/' })).toContain(`src="${middleware.path}"`);
});

test('only pages with code to copy load the script that copies it', async () => {
  const page = (text: string) => ({
    title: 'A page of a manual',
    description: 'What visitors read about this page in a list of results.',
    sections: [{ type: 'documentation', title: 'A', text }],
  });
  const section = (copy: boolean) => ({
    title: 'A page with a section of code',
    description: 'What visitors read about this page in a list of results.',
    sections: [
      { type: 'hero', headline: 'A' },
      { type: 'code', code: 'a', copy },
    ],
  });
  const { shownPages } = await checkFiles({
    'pages.yaml': JSON.stringify({
      site: { name: 'A', url: 'https://www.example.com', description: 'A', locale: 'en' },
      pages: {
        '/': page('`a`'),
        '/docs': page('## A\n\n```js\na\n```'),
        '/copy': section(true),
        '/plain': section(false),
        '/draft': { ...page('~~~\na\n~~~'), draft: true },
      },
    }),
  });
  const pages = shownPages.map(({ facts }) => facts);
  expect(scripts(site, { pages })).toMatchObject([{ pages: ['/copy', '/docs'] }]);
  expect(scripts(site, { pages: [] })).toEqual([]);
  expect(gzipSync(scripts(site, { pages })[0]?.code ?? '').length).toBeLessThan(1000);
});
