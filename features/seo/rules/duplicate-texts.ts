import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type SitePage,
  type SiteRuleContext,
  traceToSource,
} from '../../../schema/index.ts';

export const rules = defineRules('site', {
  'duplicate-title': {
    code: 'BW104',
    severity: 'warning',
    title: 'Two pages have the same title',
    why: 'Search results and browser tabs look the same, so visitors cannot distinguish the pages.',
    help: 'Give each page a title that says what only it offers.',
    ...examples`/a:
  title: What we do
  description: The first
  sections:
    - { type: hero, headline: A }
/b:
  title: What ${['we do', 'it costs']}
  description: The second
  sections:
    - { type: hero, headline: B }`,
  },
  'duplicate-description': {
    code: 'BW105',
    severity: 'warning',
    title: 'Two pages have the same description',
    why: 'Search engines may list only one of the pages, or write their own description.',
    help: 'Give each page a description that says what only it offers.',
    ...examples`/a:
  title: One title
  description: The ${['same', 'first']}
  sections:
    - { type: hero, headline: A }
/b:
  title: Another
  description: The ${['same', 'second']}
  sections:
    - { type: hero, headline: B }`,
  },
});

const report = createReporter<typeof rules>();

/** Reports pages that show search engines the same title or description. */
export function checkSite(context: SiteRuleContext): Problem[] {
  return [...checkDuplicateTexts(context, 'title'), ...checkDuplicateTexts(context, 'description')];
}

function checkDuplicateTexts(
  { pages }: SiteRuleContext,
  field: 'title' | 'description',
): Problem[] {
  const first = new Map<string, SitePage>();
  return pages.flatMap((page): Problem | Problem[] => {
    const { meta } = page.facts;
    const text = meta[field].trim().toLowerCase();
    if (meta.noindex || text === '' || text.includes('{{')) return [];
    const key = `${meta.locale} ${text}`;
    const other = first.get(key);
    if (!other) {
      first.set(key, page);
      return [];
    }
    return report(`duplicate-${field}`, {
      message: `\`${other.facts.meta.route}\` has the same ${field}.`,
      hint: 'say what only this page offers',
      at: traceToSource(page.resolved().provenance, [field]).at,
      related: [
        { at: traceToSource(other.resolved().provenance, [field]).at, message: 'the other page' },
      ],
      route: meta.route,
    });
  });
}
