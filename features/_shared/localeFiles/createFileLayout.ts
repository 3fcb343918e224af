import type { TranslatableTexts } from '../../../schema/index.ts';
import type { FileLayout } from './TranslationChange.ts';

/** Creates the layout of the files of a language from the texts of the site. */
export function createFileLayout({
  source,
  target,
  owners,
}: Pick<TranslatableTexts, 'owners'> & Pick<FileLayout, 'source' | 'target'>): FileLayout {
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
