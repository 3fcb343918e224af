import type { HeadScript } from '../../renderer/index.ts';
import { type PageFacts, readFacts } from '../../schema/index.ts';
import type { Site } from '../../schema/vocabulary.ts';
import { compactScript } from '../_shared/browserCode/index.ts';
import keepCurrency from './browser/keepCurrency.mjs?raw';
import { facts } from './facts.ts';

/** Returns the script that remembers the currency of a visitor, for pages where visitors choose one. */
export function scripts(
  { url }: Site,
  { pages = [] }: { pages?: readonly Pick<PageFacts, 'features'>[] } = {},
): HeadScript[] {
  const routes = pages.flatMap((page) => readFacts(page, facts).routeWithCurrencies ?? []);
  if (routes.length === 0) return [];
  const code = compactScript(keepCurrency).replace(/^export function \w+/, 'function');
  // Sites below different paths of a host do not share the choice.
  const name = JSON.stringify(`currency ${new URL(url).pathname}`);
  return [
    {
      name: 'currency',
      category: 'necessary',
      origins: {},
      code: `(${code})(${name});\n`,
      bytes: 0,
      pages: [...new Set(routes)].sort(),
      isEarly: true,
    },
  ];
}
