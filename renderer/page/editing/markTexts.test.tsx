import { describe, expect, test } from 'vitest';
import { samplePage, sampleRenderContext } from '../../../tests/sampleRenderContext.ts';
import { listPresets } from '../../sections/listPresets.ts';
import { renderPage } from '../renderPage.tsx';
import { renderForEditor } from './renderForEditor.ts';

const presets = listPresets();

function render(section: (typeof presets)[number]['section'], editing: boolean): string {
  const page = {
    ...samplePage,
    sections: [section],
    sectionOrigins: [{ file: 'pages.yaml', pointer: '/pages/~1pricing/sections/0' }],
  };
  return renderPage(page, { ...sampleRenderContext, editing }).html;
}

describe.each(presets.map((preset) => [`${preset.type}/${preset.name}`, preset] as const))(
  '%s',
  (_, { section }) => {
    test('is the same page in the editor, but for the attributes that name its texts', () => {
      const plain = (html: string) =>
        html
          .replaceAll(/<span data-edit-added="" data-edit-text="[^"]*">([^<]*)<\/span>/g, '$1')
          .replaceAll(/ data-edit-(?:text|section)="[^"]*"/g, '')
          .replaceAll(/>\s+</g, '><');
      const edited = render(section, true);
      expect(plain(edited).split(/(?=<)/)).toEqual(plain(render(section, false)).split(/(?=<)/));
      expect(edited).not.toMatch(/[\uE000-\uE019]/);
    });
  },
);

test('names a headline with a short exclamation', () => {
  const html = render({ type: 'hero', headline: 'Oops! Page not found' }, true);
  expect(html).toMatch(/<h1[^>]* data-edit-text="\[&quot;headline&quot;\]"[^>]*>Oops! Page/);
});

test('names a headline that ends with a name of several words', () => {
  const html = render({ type: 'hero', headline: 'We come to you in New York' }, true);
  expect(html).toMatch(
    /<h1[^>]* data-edit-text="\[&quot;headline&quot;\]"[^>]*>We come to you in <span class="unbroken">New York<\/span><\/h1>/,
  );
});

test.each(['1. Choose a plan', '- 20 %', '+ 10 more', '2) Talk'])(
  'names the headline “%s”',
  (headline) => {
    const html = render({ type: 'hero', headline }, true);
    expect(html).toMatch(/<h1[^>]* data-edit-text="\[&quot;headline&quot;\]"[^>]*>[-+\d]/);
  },
);

test('names texts with straight apostrophes, quotes and signs', () => {
  const text = `It's "us" & them: 1 < 2`;
  const html = render({ type: 'hero', headline: text, eyebrow: text, text }, true);
  expect(html.match(/ data-edit-text=/g)).toHaveLength(3);
});

test('leaves a text that a view computes with without a name, and names it in other sections', () => {
  const sections = ['500', 'half of it'].map((headline) => ({ type: 'hero', headline }));
  const html = renderForEditor({ ...samplePage, sections }, (page) => {
    const shown = page.sections.map(({ headline }, index) => {
      const share = Number(headline) / 1000 || 0;
      return `\uE000${index}\uE001<p style="--share: ${share}">${headline}</p>`;
    });
    return `<main>${shown.join('')}</main>`;
  });
  expect(html).toContain('<p data-edit-section="0" style="--share: 0.5">500</p>');
  expect(html).toMatch(/<p data-edit-section="1" data-edit-text="[^"]*headline[^"]*"[^>]*>half/);
});

test('renders a section of which each rendering differs', () => {
  let renderings = 0;
  const page = { ...samplePage, sections: [{ type: 'hero', headline: 'Hello' }] };
  const html = renderForEditor(page, ({ sections }) =>
    sections.map((_, index) => `\uE000${index}\uE001<p id="x${renderings++}">Hello</p>`).join(''),
  );
  expect(html).toMatch(/<p data-edit-section="0" id="x\d+">Hello<\/p>/);
});

test('names texts while words are typed at their ends', () => {
  const typed = 'We mend boats. Really? Come - 7 $ in (now) "so" 5% e.g. a b, e.g., it’s 24/7!';
  for (let length = 3; length <= typed.length; length++) {
    const text = typed.slice(0, length);
    const faq = render(
      { type: 'faq', title: text, items: [{ question: text, answer: text }] },
      true,
    );
    const hero = render({ type: 'hero', headline: text, text, eyebrow: text }, true);
    const named = (html: string) =>
      [...html.matchAll(/data-edit-text="([^"]*)"/g)].map(([, path]) =>
        path?.replaceAll('&quot;', '"'),
      );
    expect([text, ...named(hero)]).toEqual([text, '["eyebrow"]', '["headline"]', '["text"]']);
    expect([text, ...named(faq)]).toEqual([
      text,
      '["title"]',
      '["items",0,"question"]',
      '["items",0,"answer"]',
    ]);
  }
});
