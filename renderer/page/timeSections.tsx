import type { Page } from '../../schema/vocabulary.ts';
import { PageProvider } from '../../sections/index.ts';
import { sectionViews } from '../sections/sectionViews.ts';
import { createPageContext } from './context/createPageContext.ts';
import type { RenderContext } from './context/RenderContext.ts';
import { renderStatic } from './renderStatic.ts';

/** Renders each section of a page by itself; returns milliseconds by section type. */
export function timeSections(page: Page, renderContext: RenderContext): Record<string, number> {
  const context = createPageContext(page, renderContext);
  const times: Record<string, number> = {};
  for (const section of page.sections) {
    const View = sectionViews.get(section.type);
    if (!View) continue;
    const start = performance.now();
    renderStatic(
      <PageProvider value={context}>
        <View section={section} />
      </PageProvider>,
    );
    times[section.type] = (times[section.type] ?? 0) + performance.now() - start;
  }
  return times;
}
