import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { checkSite } from '../../schema/check/checkSite.ts';
import { DraftSession } from './draft/DraftSession.ts';
import { listMedia } from './media/listMedia.ts';

const site = `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  logo: /images/logo.png
blocks:
  desk: { type: feature, title: Desk, image: { src: /images/desk.png, alt: A desk } }
pages:
  /:
    title: Home
    description: What the example is about
    sections:
      - { type: hero, headline: Hello, image: { src: /images/desk.png, alt: A desk } }
      - { use: desk }
      - type: article
        text: |-
          ![A plan](/images/plan.png) and [prices](/files/prices.pdf)
  /towns/{{ town.key }}:
    each: { town: towns }
    title: 'Town {{ town.name }}'
    description: What the town is about
    sections:
      - { type: hero, headline: Hi, image: { src: '/images/{{ town.key }}.png', alt: A town } }
      - { type: feature, title: Desk, image: { src: /images/desk.png, alt: Our desk } }
`;

test('finds the places that use files, also by expressions, blocks, Markdown and styles', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-media-'));
  const names = ['desk.png', 'logo.png', 'plan.png', 'ulm.png', 'bonn.png', 'paper.png', 'old.png'];
  const files = {
    'pages.yaml': site,
    'data/towns.yaml': 'ulm: { name: Ulm }\nbonn: { name: Bonn }\n',
    'theme.css': 'body { background: url("/images/paper.png") }\n',
    'public/files/prices.pdf': '%PDF-',
    'public/favicon.ico': 'icon',
    'public/robots.txt': 'text',
    'public/_redirects': '/old / 301',
    'public/_headers': '',
    ...Object.fromEntries(names.map((name) => [`public/images/${name}`, 'x'.repeat(7)])),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const session = await DraftSession.open(root);
  const media = await listMedia(
    session,
    await checkSite({ root, mode: 'dev', sections: sectionSchemas }),
  );
  const uses = Object.fromEntries(
    media.map(({ path, uses }) => [
      path.split('/').at(-1),
      uses.map(({ label, pointer }) => `${label} ${pointer}`),
    ]),
  );
  const town = '/pages/~1towns~1{{ town.key }}/sections';
  expect(uses).toEqual({
    'prices.pdf': ['Home /pages/~1/sections/2'],
    'desk.png': [
      'Home /pages/~1/sections/0',
      'Home /pages/~1/sections/1',
      `Town Ulm and 1 more ${town}/1`,
      'Block: Desk /blocks/desk',
    ],
    'logo.png': ['Settings › Logo /site/logo'],
    'plan.png': ['Home /pages/~1/sections/2'],
    'ulm.png': [`Town Ulm ${town}/0`],
    'bonn.png': [`Town Bonn ${town}/0`],
    'paper.png': ['theme.css '],
    'old.png': [],
    'favicon.ico': ['Browsers and services ask for it by name '],
    'robots.txt': ['Browsers and services ask for it by name '],
    _redirects: ['Browsers and services ask for it by name '],
    _headers: ['Browsers and services ask for it by name '],
  });
  expect(media.find(({ path }) => path === '/images/desk.png')).toMatchObject({
    size: 7,
    alts: ['A desk', 'Our desk'],
  });
  await rm(root, { recursive: true });
});
