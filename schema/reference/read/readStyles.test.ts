import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkSite } from '../../check/checkSite.ts';

const root = mkdtempSync(join(tmpdir(), 'blockwright-styles-'));
afterAll(() => rmSync(root, { recursive: true }));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const manifest = (theme: string) => `site:
  name: Example
  url: https://www.example.com
  description: An example
  theme: ${theme}
pages: {}
`;
const check = async (theme: string) => {
  write('pages.yaml', manifest(theme));
  const { site, diagnostics } = await checkSite({ root, sections: {}, mode: 'build' });
  const found = diagnostics.filter(({ severity }) => severity === 'error');
  return {
    theme: site?.theme,
    errors: found.map(({ file, line, code }) => `${file}:${line} ${code}`),
  };
};

test('reads styles of the site and of packages, which extend named ones', async () => {
  write('package.json', '{ "dependencies": { "@acme/looks": "1.0.0" } }');
  write('node_modules/@acme/looks/package.json', '{ "blockwright": { "feature": "." } }');
  write('node_modules/@acme/looks/styles/night.yaml', 'use: poster\nradius: round\n');
  write(
    'styles/harvest.yaml',
    'use: hearth\ncolors: { light: { band: "#402010" } }\nwidth: wide\n',
  );
  const own = await check('{ style: harvest, accent: "#804000", width: narrow }');
  expect(own.errors).toEqual([]);
  expect(own.theme).toMatchObject({
    portraits: 'round',
    width: 'narrow',
    colors: { light: { band: '#402010' } },
  });
  const ofPackage = await check('{ style: night }');
  expect(ofPackage.errors).toEqual([]);
  expect(ofPackage.theme).toMatchObject({ radius: 'round', shadows: 'hard' });
});

test('reports the mistakes of a package at their lines', async () => {
  write('node_modules/@acme/looks/styles/night.yaml', 'use: poster\nradius: rund\n');
  const { errors } = await check('{ style: night }');
  expect(errors).toContain('node_modules/@acme/looks/styles/night.yaml:2 BW013');
});
