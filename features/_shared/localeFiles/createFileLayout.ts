import type { SiteText } from '../../../schema/index.ts';
import type { FileLayout } from './TranslationChange.ts';

/** Creates the layout of the files of a language from the texts of the site. */
export function createFileLayout({
  source,
  target,
  owners,
}: { owners: readonly { page: string; texts: readonly SiteText[] }[] } & Pick<
  FileLayout,
  'source' | 'target'
>): FileLayout {
  const originals = new Map(
    owners.map(({ page, texts }) => [page, texts.map(({ original }) => original)]),
  );
  return {
    source,
    target,
    pages: [...originals.keys()].map((page) => page.split('#')[0] ?? page),
    listOriginals: (page) => originals.get(page) ?? [],
  };
}
