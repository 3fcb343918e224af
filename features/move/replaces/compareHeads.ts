import type { Problem } from '../../../schema/index.ts';
import { createTitleTest } from '../text/createTitleTest.ts';
import { normalizeSentence } from '../text/normalizeSentence.ts';
import type { SiteComparison } from './SiteComparison.ts';

/** Reports pages whose title or description is another one than on the old site. */
export function compareHeads({
  inventory,
  pairs,
  context,
  tools,
  report,
}: SiteComparison): Problem[] {
  const titles = inventory.pages.map(({ title = '' }) => title);
  const isSameTitle = createTitleTest([titles], context.site?.name);
  return pairs.flatMap(({ old, page, isOnly }): Problem[] => {
    if (!isOnly || old.noindex) return [];
    const { title, description = '', route } = page.facts.meta;
    const locate = (key: string) => tools.traceToSource(page.resolved().provenance, [key]);
    const problems: Problem[] = [];
    if (old.title && !isSameTitle(old.title, title))
      problems.push(
        report('changed-title', {
          message: `The title of ${old.address} was ${quote(old.title)} on the old site.`,
          hint: 'search engines know the page by its title: keep it, or suppress this line if the new one is better',
          ...locate('title'),
          route,
        }),
      );
    if (old.description && !isSame(old.description, description))
      problems.push(
        report('changed-description', {
          message: `The description of ${old.address} was ${quote(old.description)} on the old site.`,
          hint: 'keep it, or suppress this line if the new one is better',
          ...locate('description'),
          route,
        }),
      );
    return problems;
  });
}

function isSame(a: string, b: string): boolean {
  return normalizeSentence(a) === normalizeSentence(b);
}

function quote(text: string): string {
  return `“${text.length > 200 ? `${text.slice(0, 200)}…` : text}”`;
}
