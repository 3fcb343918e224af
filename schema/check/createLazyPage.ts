import type { SitePage } from '../rules/RuleContext.ts';
import type { Page } from '../vocabulary/page.ts';

/** Creates a page that resolves its sections on first access. */
export function createLazyPage({ facts, resolved }: SitePage): Page {
  let resolvedPage: Page | undefined;
  const page = () => {
    resolvedPage ??= resolved().page;
    return resolvedPage;
  };
  return {
    ...facts.meta,
    get sections() {
      return page().sections;
    },
    get sectionOrigins() {
      return page().sectionOrigins;
    },
  };
}
