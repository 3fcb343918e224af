import { expect, test } from 'vitest';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import { checkFiles } from '../diagnostics/checkFiles.ts';
import { bilingualSite } from './bilingualSite.ts';

test('translates pages, blocks, rows and articles, and their routes', async () => {
  const site = await checkFiles(bilingualSite());
  expect(listMessages(site)).toEqual([]);
  expect(site.pages.map(({ route }) => route)).toEqual([
    ...['/', '/prices', '/help', '/cities/lisbon', '/cities/porto', '/blog/first', '/blog/second'],
    ...['/es', '/es/precios', '/ayuda', '/es/ciudades/lisboa', '/es/ciudades/porto'],
    '/es/notas/first',
  ]);
  expect(show(site, '/es').sections).toMatchObject([
    { headline: 'Hola', actions: [{ label: 'Precios', to: '/prices' }] },
    { text: 'Simplemente funciona.', author: 'Una invitada' },
    { items: [{ title: 'Oficina en Lisboa' }, { title: 'Oficina en Porto' }] },
  ]);
  expect(show(site, '/es/ciudades/lisboa')).toMatchObject({
    title: 'Oficinas en Lisboa',
    original: '/cities/lisbon',
    locale: 'es',
  });
  expect(show(site, '/es/notas/first')).toMatchObject({
    title: 'Primera entrada de todas',
    sections: [{ text: 'Hola a **todos**, Example.\n' }],
  });
  expect(show(site, '/es/precios').redirectFrom).toEqual(['/es/costes']);
  expect(show(site, '/prices').redirectFrom).toEqual(['/costs']);
  const es = site.siteContext.localized.get('es');
  expect(es?.site?.header.items?.[0]?.label).toBe('Precios');
  expect(es?.forms.contact?.submit).toBe('Enviar');
});

test('shows the original of other pages, hidden from search engines, if the site wants it', async () => {
  const files = bilingualSite();
  const site = await checkFiles({
    ...files,
    'pages.yaml': files['pages.yaml'].replace('locales:', 'untranslated: original\n  locales:'),
  });
  expect(show(site, '/es/help')).toMatchObject({ isUntranslated: true, noindex: true });
  expect(show(site, '/es/notas/second')).toMatchObject({ isUntranslated: true, noindex: true });
  expect(show(site, '/es/notas/first').isUntranslated).toBeUndefined();
  expect(site.pages.filter(({ route }) => route.includes('ayuda'))).toHaveLength(1);
});

test('knows which texts of a page have no translation', async () => {
  const files = bilingualSite();
  const site = await checkFiles({
    ...files,
    'pages.yaml': files['pages.yaml'].replace(
      '\nblocks:',
      '\n  footer: { text: Made by hand }\nblocks:',
    ),
    'locales/es.yaml': files['locales/es.yaml'].replace(/^ *- \{ en: Hello, .*\n/m, ''),
  });
  expect(show(site, '/es/precios').untranslated).toContain('Made by hand');
  expect(show(site, '/es').untranslated).toContain('Hello');
  expect(show(site, '/es').untranslated).not.toContain('Hola');
  // Written in this language, or in the language of the site.
  expect(show(site, '/ayuda').untranslated).not.toContain('Ayuda');
  expect(show(site, '/').untranslated).toBeUndefined();
});

test('publishes no translation of a machine that nobody has read', async () => {
  const files = bilingualSite();
  const drafts = {
    ...files,
    'locales/es.yaml': files['locales/es.yaml'].replace('es: Hola }', 'es: Hola, draft: true }'),
  };
  expect(show(await checkFiles(drafts), '/es').sections[0]).toMatchObject({ headline: 'Hello' });
  const dev = await checkFiles(drafts, { mode: 'dev' });
  expect(show(dev, '/es').sections[0]).toMatchObject({ headline: 'Hola' });
});

test('reports mistakes in translations where they are written', async () => {
  const files = bilingualSite();
  const { diagnostics } = await checkFiles({
    ...files,
    'locales/es.yaml': files['locales/es.yaml']
      .replace('(/help#why)."\n    - { en: A', '(/nowhere)."\n    - { en: A')
      .replace('es: "Estamos en {{ city.name }}"', 'es: "Estamos en {{ city.nam }}"')
      .replace('es: Simplemente funciona.', 'es: "Simplemente **funciona."'),
  });
  const codes = ['BW101', 'BW072', 'BW142'];
  const found = diagnostics.filter(({ code }) => codes.includes(code));
  expect(found.map(({ file, code, line }) => `${file} ${code} ${line}`)).toEqual([
    'locales/es.yaml BW101 6',
    'locales/es.yaml BW072 19',
    'locales/es.yaml BW142 24',
  ]);
});

test('reports two pages with one route, and a problem of the original once', async () => {
  const files = bilingualSite();
  const site = await checkFiles({
    ...files,
    'pages.yaml': files['pages.yaml'].replace('headline: Help', 'headlin: Help'),
    'locales/es.yaml': files['locales/es.yaml'].replace('/es/precios', '/prices'),
  });
  expect(listMessages(site).sort()).toEqual([
    'locales/es.yaml BW100 Two pages use the route `/prices`.',
    'pages.yaml BW012 Unknown key `headlin`.',
  ]);
});

function show({ pages }: CheckedSite, route: string) {
  const page = pages.find((one) => one.route === route);
  if (!page) throw new Error(`No page ${route}: ${pages.map((one) => one.route).join(' ')}`);
  return { ...page, sections: page.sections };
}

function listMessages({ diagnostics }: CheckedSite): string[] {
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, code, message }) => `${file} ${code} ${message}`);
}
