import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';

/** Reports pages whose `robots` contradicts `noindex` or the sitemap. */
export function checkIndexing(page: ResolvedPage): Problem[] {
  if (!page.isShown) return [];
  const { robots, noindex, route } = page.page;
  const hidden = /\b(?:noindex|none)\b/i.test(robots);
  if (hidden === noindex) return [];
  const { at, related } = traceToSource(page.provenance, ['robots']);
  return [
    {
      rule: 'noindex-in-sitemap',
      message: hidden
        ? '`robots` hides this page from search engines, but the sitemap lists it.'
        : '`noindex: true` hides this page from search engines, but `robots` invites them.',
      hint: hidden ? 'write `noindex: true` instead of `robots`' : 'remove `robots`',
      at,
      related,
      route,
    },
  ];
}
