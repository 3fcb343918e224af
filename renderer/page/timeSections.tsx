import type { Page } from '../../schema/page.ts';
import { PageProvider } from '../../sections/_shared/page.ts';
import { pageContext } from './pageContext.ts';
import { renderStatic } from './renderStatic.ts';
import { views } from './sections.ts';
import type { World } from './world.ts';

/** Renders each section of a page once more, by itself: milliseconds by section type. */
export function timeSections(page: Page, world: World): Record<string, number> {
  const context = pageContext(page, world);
  const times: Record<string, number> = {};
  for (const section of page.sections) {
    const View = views.get(section.type);
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
