import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type ResolvedPage,
  traceToSource,
} from '../../../schema/index.ts';
import { findService } from '../findService.ts';

export const rules = defineRules('page', {
  'unframed-address': {
    code: 'BW581',
    severity: 'error',
    title: 'A service does not show this address in a frame',
    why: 'The service forbids other websites to show the page, so that visitors would see an error in its place.',
    help: 'Use the address in the code that the service gives for embedding.',
    ...examples`/a:
  title: A title of a good length
  description: A page
  sections:
    - { type: hero, headline: A }
    - { type: embed, name: Where we are, address: "${['https://www.google.com/maps/place/Port+Ellery', 'https://www.google.com/maps/embed?pb=1']}" }`,
  },
});

const report = createReporter<typeof rules>();

/** Reports addresses of `embed` that their service shows to nobody in a frame. */
export function checkPage({ page, sections }: ResolvedPage): Problem[] {
  return sections.flatMap(({ value, provenance }): Problem | Problem[] => {
    const { type, address }: { type: string; address?: unknown } = value;
    const problem =
      type === 'embed' && typeof address === 'string' && findService(address)?.frame.problem;
    if (!problem) return [];
    const { at, related } = traceToSource(provenance, ['address']);
    return report('unframed-address', { ...problem, at, related, route: page.route });
  });
}
