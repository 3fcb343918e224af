import { describe, expect, test } from 'vitest';
import type { RenderContext } from '../renderer/page/context/RenderContext.ts';
import { createNotFoundPage, renderPage } from '../renderer/render.ts';
import { listPresets } from '../renderer/sections/listPresets.ts';
import { createSiteWords, wordGroups } from '../schema/messages/createSiteWords.ts';
import { getTranslations } from '../schema/messages/getTranslations.ts';
import type { Message } from '../schema/messages/Message.ts';
import type { AnySection } from '../schema/vocabulary/section.ts';
import { type Site, withSiteDefaults } from '../schema/vocabulary/site/site.ts';
import { sectionExample } from './renderSection.tsx';
import { samplePage, sampleRenderContext } from './sampleRenderContext.ts';

/** A German site with everything around its pages that has words. */
const german: RenderContext = {
  ...sampleRenderContext,
  pages: sampleRenderContext.pages.map((page) => ({ ...page, title: 'Seite' })),
  site: withSiteDefaults({
    name: 'Muster',
    description: 'Beispiel',
    url: 'https://www.example.com',
    locale: 'de-DE',
    announcement: { text: 'Neu', dismissible: true },
    header: { items: [{ label: 'Preise', to: '/pricing' }] },
    footer: {
      columns: [{ title: 'Mehr', links: [{ label: 'Extern', to: 'https://example.org' }] }],
    },
  }),
};

/** Whole English texts without parameters, which no page of a German site may contain. */
const englishTexts = Object.entries(wordGroups).flatMap(([group, words]) =>
  Object.entries(words).flatMap(([key, word]) => {
    const translated: Message | undefined = (
      getTranslations().de as unknown as Record<string, Record<string, Message>>
    )[group]?.[key];
    return typeof word === 'string' && !word.includes('{') && word !== translated ? [word] : [];
  }),
);

describe('a German site', () => {
  test.each(listPresets())('shows $type/$name without an English word', ({ section, yaml }) => {
    const { html } = renderPage({ ...samplePage, sections: [section] }, german);
    expect(findEnglish(html, yaml)).toEqual([]);
  });

  test('has a German page for unknown addresses', () => {
    const { html } = renderPage(createNotFoundPage(german.site), german);
    expect(html).toContain('Seite nicht gefunden');
    expect(html).toMatch(/<html lang="de"/);
    expect(findEnglish(html, '')).toEqual([]);
  });

  test('is written from left to right, an Arabic one from right to left', () => {
    const page = { ...samplePage, sections: [sectionExample<AnySection>('pager')] };
    const site: Site = { ...german.site, locale: 'ar', words: createSiteWords('ar') };
    const mirrored = / dir="rtl"| data-mirrored/;
    expect(renderPage(page, german).html).not.toMatch(mirrored);
    const { html } = renderPage(page, { ...german, site });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(' data-mirrored');
  });

  test('passes islands the words that they show, and no others', () => {
    const section = sectionExample<AnySection>('carousel');
    const { html } = renderPage({ ...samplePage, sections: [section] }, german);
    const words = /data-words="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
    expect(Object.keys(JSON.parse(words).texts)).toEqual(['carousel']);
  });

  test('an English site passes none', () => {
    const section = sectionExample<AnySection>('carousel');
    const { html } = renderPage({ ...samplePage, sections: [section] }, sampleRenderContext);
    expect(html).not.toContain('data-words');
  });
});

/** Finds English words that are a whole text or label. The example and forms are content. */
function findEnglish(html: string, example: string): string[] {
  const content = example + JSON.stringify(german.forms);
  const shown = [
    ...html.matchAll(/(?:aria-label|aria-roledescription|title|alt)="([^"]*)"|>([^<]+)</g),
  ].map(([, label, text]) => (label ?? text ?? '').replaceAll('&#x27;', "'").trim());
  return englishTexts.filter((text) => shown.includes(text) && !content.includes(text));
}
