import type { Page } from '../../../schema/vocabulary.ts';
import { listOutputFormats } from '../../context/outputFormats.ts';
import type { OutputFormat } from '../../page/context/OutputFormat.ts';
import type { RenderContext } from '../../page/context/RenderContext.ts';
import { formatPath } from '../../page/head/formatPath.ts';

/** A page in another format. */
interface FormatFile extends Pick<OutputFormat, 'convert'> {
  /** Its path below the output folder. */
  path: string;
  page: Page;
}

/** Lists the pages in the formats that features add. A file of public/ at the same path wins, and so does a page. */
export function listFormatFiles(
  pages: readonly Page[],
  { site, assets }: Pick<RenderContext, 'site' | 'assets'>,
): FormatFile[] {
  const formats = listOutputFormats(site);
  if (formats.length === 0) return [];
  const taken = new Set([...Object.keys(assets.files), ...pages.map(({ route }) => route)]);
  return pages.flatMap((page) =>
    formats.flatMap(({ suffix, convert }): FormatFile[] => {
      const path = formatPath(page, suffix);
      return path && !taken.has(`/${path}`) ? [{ path, page, convert }] : [];
    }),
  );
}
