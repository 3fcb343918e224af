import type { Page } from '../../schema/page.ts';
import { PageProvider } from '../../sections/_shared/page.ts';
import { sectionViews } from '../sections/sectionViews.ts';
import { createPageContext } from './pageContext.ts';
import type { RenderContext } from './RenderContext.ts';
import { renderStatic } from './renderStatic.ts';

/** Renders each section of a page once more, by itself: milliseconds by section type. */
export function timeSections(page: Page, renderContext: RenderContext): Record<string, number> {
  const context = createPageContext(page, renderContext);
  const times: Record<string, number> = {};
  for (const section of page.sections) {
    const View = sectionViews.get(section.type);
    if (!View) continue;
    const started = performance.now();
    renderStatic(
      <PageProvider value={context}>
        <View section={section} />
      </PageProvider>,
    );
    times[section.type] = (times[section.type] ?? 0) + performance.now() - started;
  }
  return times;
}
