import { defineFacts } from '../../schema/index.ts';
import { readKeys } from '../../schema/vocabulary.ts';
import { keys } from './keys.ts';
import { listAskedScripts } from './listAskedScripts.ts';

/** What the rules about consent know of a page. */
export const facts = defineFacts({
  /** The services that need consent and that the page about privacy does not name. */
  unnamedServices({ page, sections }, { site }): string[] | undefined {
    if (!site || page.route !== getPrivacyRoute(site)) return undefined;
    const text = joinWords(JSON.stringify(sections.map(({ value }) => value)));
    const unnamed = listAskedScripts(site).flatMap(({ title = '' }) =>
      text.includes(joinWords(title)) ? [] : title,
    );
    return unnamed.length > 0 ? unnamed : undefined;
  },
});

/** Returns the words of a text between spaces, so that "Meta" is no part of "metadata". */
function joinWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ')} `;
}

/** Returns the route of the page about privacy; undefined if it is not a page of the site. */
export function getPrivacyRoute(site: object): string | undefined {
  const privacy: unknown = readKeys(site, keys.site).consent?.privacy;
  if (typeof privacy !== 'string' || !privacy.startsWith('/')) return undefined;
  return privacy.split(/[?#]/)[0];
}
