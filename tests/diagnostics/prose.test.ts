import { describe, expect, it } from 'vitest';
import { applyFixes } from '../../schema/check/applyFixes.ts';
import type { RuleName } from '../../schema/diagnostics/RuleMeta.ts';
import { getRule } from '../../schema/rules/catalogue.ts';
import { checkFiles } from './checkFiles.ts';

/** Returns a site whose only page shows each line of YAML as the text of a section. */
function getManifest(texts: readonly string[], locale = 'en-US'): string {
  const sections = texts.map((text) => `      - type: quote\n        text: ${text}\n`).join('');
  return `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  locale: ${locale}
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
${sections}`;
}

describe('texts', () => {
  it.each<[text: string, rule: RuleName, fixed: string | undefined]>([
    ['Our #1 tour', 'text-after-hash', '"Our #1 tour"'],
    ['Tour #3, the longest', 'text-after-hash', '"Tour #3, the longest"'],
    ['Join us on Instagram #ourtour', 'text-after-hash', '"Join us on Instagram #ourtour"'],
    ['Safety first"', 'unopened-quote', '"Safety first"'],
    ['Call {site.name} today', 'single-braces', 'Call {{ site.name }} today'],
    [`Call $${'{ site.name }'} today`, 'single-braces', 'Call {{ site.name }} today'],
    ['Call {site.name}} today', 'single-braces', 'Call {{ site.name }} today'],
    ['It **simply works', 'unfinished-markdown', undefined],
    ['"**Simply** the **best"', 'unfinished-markdown', undefined],
    ['See [our tours] (/) today', 'unfinished-markdown', 'See [our tours](/) today'],
    ['See [our tours](/ today', 'unfinished-markdown', 'See [our tours](/) today'],
    ['See (our tours)[/] today', 'unfinished-markdown', 'See [our tours](/) today'],
    ['It <b>simply</b> works', 'html-in-text', 'It **simply** works'],
    ['It <em>simply</em> works', 'html-in-text', 'It *simply* works'],
    ['<b>Simply</b> works', 'html-in-text', '"**Simply** works"'],
    ['"It <b>simply</b> works"', 'html-in-text', '"It **simply** works"'],
    [`$${'{site.name}'} works`, 'single-braces', '"{{ site.name }} works"'],
    ['One line<br>another line', 'html-in-text', undefined],
    ['Visit <a href="/">our site</a>', 'html-in-text', undefined],
    ['Terms &amp; conditions', 'html-in-text', 'Terms & conditions'],
    ['Lorem ipsum dolor sit amet', 'placeholder-text', undefined],
    ['TODO write this', 'placeholder-text', undefined],
    ['"Ask Ada. TODO: write this"', 'placeholder-text', undefined],
  ])('reports a slip in %s', async (text, rule, fixed) => {
    const manifest = getManifest([text]);
    const { diagnostics } = await checkFiles({ 'pages.yaml': manifest });
    expect(diagnostics.map(({ code }) => code)).toEqual([getRule(rule).code]);
    expect(applyFixes(manifest, diagnostics).text).toBe(getManifest([fixed ?? text]));
    if (!fixed) return;
    const again = await checkFiles({ 'pages.yaml': getManifest([fixed]) });
    expect(again.diagnostics).toEqual([]);
  });

  it('are not reported for ordinary marketing prose', async () => {
    const { diagnostics } = await checkFiles({ 'pages.yaml': getManifest(ordinary) });
    expect(diagnostics).toEqual([]);
  });

  it('are not reported for words of other languages', async () => {
    const manifest = getManifest(
      ['TODO incluido en el precio', '¡TODO!', 'A precios únicos'],
      'es',
    );
    expect((await checkFiles({ 'pages.yaml': manifest })).diagnostics).toEqual([]);
  });
});

const ordinary = [
  '"#1 in Austin, three years running"',
  'Rated “number one” by our guests',
  '“Where is my parcel?”',
  '“It simply works.”',
  "The guests' favourite tour, and Ada's too",
  'The guests’ favourite tour',
  'Screens up to 27"',
  'A board of 5\'10" or 6"',
  '"Say \\"hello\\""',
  'Fewer than < 5 minutes, or 3 > 2, or <3',
  'From $9 [per person], from 9 to 5 (see below)',
  '"[sic] (really)"',
  'Prices from $9** and $12',
  '"**Excludes taxes and fees"',
  'A **bold** word and **two bold words** in a line',
  '"**Bold** at the start"',
  'R&D; B&Bs; Marks & Spencer',
  'C# and F# for developers',
  'Plan A # the first plan',
  'Our to-do list and your TODO list',
  '"TODO lists that get done"',
  'Use `<b>` and `&amp;` in HTML',
  'Write `{site.name}` in JSX, and `lorem ipsum` in drafts',
  'A smile :) and {curly} words, or { this }',
  'Write {first name} and {{ site.name }}',
  'Call us at 5 ** 3',
  'Email ada@example.com or call 1-800-555',
  '5 * 3 * 2 makes 30',
  'Dolor sit amet is Latin',
  '[Book now] or [later]',
  '"[our tours](/ \\"The tours\\")"',
  'Dr. [Ada](/) (and team) [more](/)',
].map((text) => (/^[[{]/.test(text) ? `"${text}"` : text));
