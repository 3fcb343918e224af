import { expect, test } from 'vitest';
import { renderPage } from '../renderer/page/renderPage.tsx';
import type { AnySection } from '../schema/vocabulary/section.ts';
import { checkFiles } from './diagnostics/checkFiles.ts';
import { samplePage, sampleRenderContext } from './sampleRenderContext.ts';

const quote: AnySection = { type: 'quote', text: 'Fine.', author: 'Ada', sample: true };
const testimonials: AnySection = {
  type: 'testimonials',
  title: 'Voices',
  items: [
    { text: 'Good.', author: 'Bo' },
    { text: 'Better.', author: 'Cleo & Co', sample: true },
  ],
};
/** Shows nothing, so its mark must not move to the section after it. */
const data: AnySection = { type: 'jsonld', data: { '@type': 'Thing', name: 'A' }, sample: true };
const team: AnySection = { type: 'team', items: [{ name: 'Dan', role: 'Baker', sample: true }] };
const faq: AnySection = { type: 'faq', items: [{ question: 'Why?', answer: 'So.' }] };

const page = { ...samplePage, sections: [quote, testimonials, team, data, faq] };

test('dev and the editor mark sections and entries of lists that are samples', () => {
  for (const editing of [false, true]) {
    const { html } = renderPage(page, { ...sampleRenderContext, marksSamples: true, editing });
    const marks = [...html.matchAll(/<(\w+)[^>]*><span data-sample=""[^>]*>([^<]*)</g)];
    expect(marks.map(([, , text]) => text)).toEqual([
      'Sample',
      'Sample: Cleo &amp; Co',
      'Sample: Dan',
    ]);
    expect(html).not.toMatch(/[\uE000-\uE003]/);
  }
});

test('a build shows no mark, and is the same as without the key', () => {
  const { html } = renderPage(page, sampleRenderContext);
  expect(html).not.toContain('data-sample');
  const { sample: _, ...real } = quote;
  const only = (section: AnySection) =>
    renderPage({ ...samplePage, sections: [section] }, sampleRenderContext).html;
  expect(only(quote)).toBe(only(real as AnySection));
});

test('search engines get no samples as structured data', () => {
  const found = renderPage(page, sampleRenderContext).structuredData.map((one) => one.data);
  const text = JSON.stringify(found);
  expect(text).toContain('"Bo"');
  expect(text).not.toMatch(/Cleo|Dan/);
});

test('`site.checks` makes samples an error, or turns the warning off', async () => {
  const check = async (checks: string) => {
    const { diagnostics } = await checkFiles({
      'pages.yaml': `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  checks: ${checks}
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
      - { type: quote, text: Fine., sample: true }
`,
    });
    return diagnostics.map(({ code, severity }) => `${code} ${severity}`);
  };
  expect(await check('{}')).toEqual(['BW450 warning']);
  expect(await check('{ sample-content: error }')).toEqual(['BW450 error']);
  expect(await check('{ sample-content: off }')).toEqual([]);
});

test('lists invented details once, when a site is built for its real address', async () => {
  const site = (url: string) => ({
    'pages.yaml': `site:
  name: Example
  url: ${url}
  description: An example of a site
  email: hello@example.com
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello, text: "Call [+1 555 0100](tel:+15550100)." }
      - { type: quote, text: "Fine, says 555-0101.", sample: true }
`,
  });
  const check = async (url: string, options = {}) => {
    const { diagnostics } = await checkFiles(site(url), options);
    return diagnostics.filter(({ code }) => code === 'BW250');
  };
  const [found, ...others] = await check('https://www.harbour.example');
  expect(others).toEqual([]);
  expect(found?.message).toBe(
    'Invented details are still in the site: `hello@example.com`, `+1 555 0100` (2 times), 1 entry marked as a sample.',
  );
  expect(found).toMatchObject({ line: 5, column: 10 });
  expect(await check('https://www.example.com')).toEqual([]);
  expect(await check('http://localhost:3000')).toEqual([]);
  expect(await check('https://www.harbour.example', { noindex: true })).toEqual([]);
  expect(await check('https://www.harbour.example', { mode: 'dev' })).toEqual([]);
});
