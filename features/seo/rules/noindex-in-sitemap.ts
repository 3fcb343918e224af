import { forbidsIndexing } from '../../../base/text/forbidsIndexing.ts';
import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type ResolvedPage,
  traceToSource,
} from '../../../schema/index.ts';

export const rules = defineRules('page', {
  'noindex-in-sitemap': {
    code: 'BW124',
    severity: 'warning',
    title: 'Search engines get conflicting instructions',
    why: 'The sitemap lists a page that tells search engines to stay away, or the other way round.',
    help: 'Write `noindex: true` and remove `robots`.',
    ...examples`/a:
  title: A title of a good length
  description: A page
  ${['robots: noindex', 'noindex: true']}
  sections:
    - { type: hero, headline: A }`,
  },
});

const report = createReporter<typeof rules>();

/** Reports pages whose `robots` contradicts `noindex` or the sitemap. */
export function checkPage(page: ResolvedPage): Problem[] {
  if (!page.isShown) return [];
  const { robots, noindex, route } = page.page;
  if (robots === undefined) return [];
  const hidden = forbidsIndexing(robots);
  if (hidden === noindex) return [];
  const { at, related } = traceToSource(page.provenance, ['robots']);
  return [
    report('noindex-in-sitemap', {
      message: hidden
        ? '`robots` hides this page from search engines, but the sitemap lists it.'
        : '`noindex: true` hides this page from search engines, but `robots` invites them.',
      hint: hidden ? 'write `noindex: true` instead of `robots`' : 'remove `robots`',
      at,
      related,
      route,
    }),
  ];
}
