import { renderToStaticMarkup } from 'react-dom/server';
import { createPageContext } from '../renderer/page/context/createPageContext.ts';
import type { RenderContext } from '../renderer/page/context/RenderContext.ts';
import { listPresets } from '../renderer/sections/listPresets.ts';
import { sectionViews, structuredDataBuilders } from '../renderer/sections/sectionViews.ts';
import type { AnySection } from '../schema/vocabulary/section.ts';
import { PageProvider } from '../sections/_shared/page/page.ts';
import { WordsProvider } from '../sections/_shared/page/words.ts';
import { samplePage, sampleRenderContext } from './sampleRenderContext.ts';

/** Returns the first preset of a section type, with some keys replaced. */
export function sectionExample<Section>(type: string, changes: Partial<Section> = {}): Section {
  return { ...(listPresets(type)[0]?.section as Section), ...changes };
}

/** Renders a section on a page of the sample site. */
export function renderSection(
  section: object,
  renderContext: RenderContext = sampleRenderContext,
): string {
  const View = sectionViews.get((section as AnySection).type);
  if (!View) throw new Error(`No view for section type ${(section as AnySection).type}`);
  return renderToStaticMarkup(
    <PageProvider value={createPageContext(samplePage, renderContext)}>
      <WordsProvider value={renderContext.site.words}>
        <View section={section as AnySection} />
      </WordsProvider>
    </PageProvider>,
  );
}

/** Returns the structured data of a section on a page of the sample site. */
export function renderStructuredData(
  section: object,
  renderContext: RenderContext = sampleRenderContext,
): Record<string, unknown>[] {
  const build = structuredDataBuilders.get((section as AnySection).type);
  const data = build?.(section as AnySection, createPageContext(samplePage, renderContext)) ?? [];
  return data as Record<string, unknown>[];
}
