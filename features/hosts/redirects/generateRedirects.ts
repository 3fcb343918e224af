import { parseSource } from '../../../base/redirects/parseSource.ts';
import { isPattern } from '../../../base/redirects/Redirect.ts';
import { encodePath } from '../../../base/text/encodePath.ts';
import type { SiteFileContext } from '../../../renderer/index.ts';
import { listRedirects, redirectTarget } from './listRedirects.ts';

/**
 * Generates `_redirects` with one permanent redirect per line. Hosts follow the first that fits, so queries come first
 * and patterns last.
 */
export function generateRedirects(
  context: Pick<SiteFileContext, 'pages' | 'renderContext'>,
): string {
  const { renderContext } = context;
  const lines = listRedirects(context).map(([from, to]) => {
    const source = parseSource(from);
    const path = renderContext.base + encodePath(source.path.slice(1));
    const query = source.query.map(
      ([name, value]) => ` ${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    );
    const order = query.length > 0 ? 0 : isPattern(source) ? 2 : 1;
    // Without the mark, hosts would show the page at the path of a query.
    const status = query.length > 0 ? '301!' : '301';
    const line = `${path}${query.join('')} ${redirectTarget(to, renderContext)} ${status}\n`;
    return { order, line };
  });
  return lines
    .sort((a, b) => a.order - b.order)
    .map(({ line }) => line)
    .join('');
}
