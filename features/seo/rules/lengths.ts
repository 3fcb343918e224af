import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type ResolvedPage,
  type RuleContext,
  traceToSource,
} from '../../../schema/index.ts';

export const rules = defineRules('page', {
  'title-length': {
    code: 'BW119',
    severity: 'warning',
    title: 'A title is too short or too long',
    why: 'Search engines cut off long titles, and a short title says too little. The limits are `title-min` and `title-max` in `site.checks`.',
    help: 'Aim for the length that the message suggests.',
    ...examples`/a:
  title: ${['A', 'A title of a good length']}
  description: A page
  sections:
    - { type: hero, headline: A }`,
  },
  'description-length': {
    code: 'BW120',
    severity: 'warning',
    title: 'A description is too short or too long',
    why: 'Search engines cut off long descriptions and replace short ones. The limits are `description-min` and `description-max` in `site.checks`.',
    help: 'Aim for the length that the message suggests.',
    ...examples`/a:
  title: A title of a good length
  description: ${['Short', 'A description that says in a sentence or two what visitors find on the page.']}
  sections:
    - { type: hero, headline: A }`,
  },
});

const report = createReporter<typeof rules>();

/** Reports titles and descriptions that are too long for search engines, or too short. */
export function checkPage(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  return (['title', 'description'] as const).flatMap((key): Problem | Problem[] => {
    const text = page.page[key].trim();
    if (page.page.noindex || text === '' || text.includes('{{')) return [];
    const min = context.limit(`${key}-min`);
    const max = context.limit(`${key}-max`);
    const { length } = [...text];
    if (length >= min && length <= max) return [];
    const { at, related } = traceToSource(page.provenance, [key]);
    return report(`${key}-length`, {
      message:
        length > max
          ? `The ${key} has ${length} characters; search engines cut it off after about ${max}.`
          : `The ${key} has only ${length} ${length === 1 ? 'character' : 'characters'}.`,
      hint: `aim for ${min} to ${max} characters`,
      at,
      related,
      route: page.page.route,
    });
  });
}
