import { encodeAddress } from '../../../base/text/encodePath.ts';
import type { SiteFileContext } from '../../../renderer/index.ts';

/** Lists the redirects of the site (`redirects`) and its pages (`redirectFrom`), as [from, to]. */
export function listRedirects({
  pages,
  renderContext: { site },
}: Pick<SiteFileContext, 'pages' | 'renderContext'>): [from: string, to: string][] {
  return [
    ...Object.entries(site.redirects ?? {}),
    ...pages.flatMap((page) =>
      page.redirectFrom.map((from): [string, string] => [from, page.route]),
    ),
  ];
}

/** Returns the target of a redirect as a host reads it: files of hosts are lists of words. */
export function redirectTarget(
  to: string,
  { base }: Pick<SiteFileContext['renderContext'], 'base'>,
): string {
  return to.startsWith('/') ? base + encodeAddress(to.slice(1)) : to;
}
