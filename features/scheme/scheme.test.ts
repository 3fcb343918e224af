import { expect, test } from 'vitest';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { createSwitchScript } from './createSwitchScript.ts';
import { sources, tags } from './head.ts';

const check = (keys: string) =>
  checkFiles({
    'pages.yaml': `site:
  name: Example
  url: https://www.example.com/shop
  description: An example of a site
${keys}
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
`,
  });

test.each([
  ['  schemeSwitch: true', 'BW013'],
  ['  schemeSwitch: night', 'BW013'],
  ['  schemeSwitch: ""', 'BW013'],
  ['  schemeSwitch: [dark]', 'BW013'],
  ['  schemeswitch: dark', 'BW012'],
  ['  schemeSwitch: system\n  theme: { scheme: light }', 'BW253'],
])('%s is reported', async (keys, code) => {
  const { diagnostics } = await check(keys);
  expect(diagnostics.map((one) => one.code).join()).toContain(code);
  expect(diagnostics[0]).toMatchObject({ file: 'pages.yaml' });
});

test('a site without the switch has nothing of it', async () => {
  const { site } = (await check('  theme: { accent: "#2563eb" }')) as never as Checked;
  expect(sources(site)).toEqual({});
  expect(tags({ site, assets: { policy: {} } } as never)).toEqual([]);
});

test('sites below different paths remember their own choices', () => {
  const script = createSwitchScript({ url: 'https://www.example.com/shop' }, 'dark');
  expect(script).toMatch(/\("scheme \/shop","dark"\)$/);
  expect(script).not.toMatch(/\n|\/\//);
  expect(script.length).toBeLessThan(2200);
});

type Checked = { site: Parameters<typeof sources>[0] };
