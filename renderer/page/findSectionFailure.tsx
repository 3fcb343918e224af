import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../../schema/vocabulary.ts';
import { IsFirstSection, PageProvider } from '../../sections/index.ts';
import { sectionViews, structuredDataBuilders } from '../sections/sectionViews.ts';
import { createPageContext } from './context/createPageContext.ts';
import type { RenderContext } from './context/RenderContext.ts';

/** A section whose code throws while its page is rendered. */
export interface SectionFailure {
  /** Its index among the sections of the page. */
  section: number;
  type: string;
  /** The file that throws, in the folder of the type. */
  file: 'view.tsx' | 'jsonld.ts';
  /** Message of the error, in one line. */
  message: string;
  stack?: string;
  /** Whether there is no view, because the code of the type cannot be loaded. */
  isUnloaded?: boolean;
}

/** Finds the first section of a page whose code throws; undefined if every section can be rendered. */
export function findSectionFailure(
  page: Page,
  renderContext: RenderContext,
): SectionFailure | undefined {
  const context = createPageContext(page, renderContext);
  for (const [index, section] of page.sections.entries()) {
    const { type } = section;
    const View = sectionViews.get(type);
    if (!View)
      return {
        section: index,
        type,
        file: 'view.tsx',
        message: 'it cannot be loaded',
        isUnloaded: true,
      };
    const view = (
      <PageProvider value={context}>
        <IsFirstSection value={index === 0}>
          <View section={section} />
        </IsFirstSection>
      </PageProvider>
    );
    const steps = {
      'view.tsx': () => requireIslands(renderToStaticMarkup(view), renderContext),
      'jsonld.ts': () => structuredDataBuilders.get(type)?.(section, context),
    };
    for (const file of ['view.tsx', 'jsonld.ts'] as const)
      try {
        steps[file]();
      } catch (error) {
        const [message = ''] = String((error as Error)?.message ?? error).split('\n');
        const stack = String((error as Error)?.stack ?? '');
        return { section: index, type, file, message, stack };
      }
  }
  return undefined;
}

/** Throws if markup names an island that no section type has, such as the old name of a renamed type. */
function requireIslands(markup: string, { assets }: RenderContext): void {
  for (const [, name = ''] of markup.matchAll(/data-island="([^"]*)"/g))
    if (!assets.islands[name]) throw new Error(`there is no island "${name}"`);
}
