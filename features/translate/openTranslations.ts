import { UsageError } from '../../base/errors/UsageError.ts';
import { findSiteCode, type Installation, loadSiteCode } from '../../code/index.ts';
import { sectionSchemas } from '../../renderer/index.ts';
import { type Catalogue, listSiteTexts, openSiteContext } from '../../schema/index.ts';

/** The translations of a site into one language. */
export interface Translations extends ReturnType<typeof listSiteTexts> {
  /** The language of pages.yaml. */
  source: string;
  target: string;
  catalogue: Catalogue;
}

/**
 * Reads the texts of a site with their translations into each language, without checking its pages.
 *
 * @throws UsageError if the site has one language, or a file that cannot be read
 */
export async function openTranslations(
  root: string,
  installation: Installation,
): Promise<Translations[]> {
  await loadSiteCode(findSiteCode(root, installation));
  const { context, site } = await openSiteContext(root, {
    sections: sectionSchemas,
    mode: 'build',
  });
  const { localeFiles, manifests } = context.loaded;
  const broken = [...localeFiles, ...manifests].find((file) => file.broken);
  if (broken || context.manifest.isIncomplete)
    throw new UsageError(
      `${broken?.source.path ?? 'The site'} has mistakes that hide texts. Run \`blockwright check\` first.`,
    );
  const [source] = site?.locales ?? [];
  if (source === undefined || context.catalogues.size === 0)
    throw new UsageError(
      'The site has one language. Name all of them in pages.yaml, below `site:`, such as `locales: [en, es]`.',
    );
  return [...context.catalogues.values()].map((catalogue) => ({
    source,
    target: catalogue.locale,
    catalogue,
    ...listSiteTexts(catalogue, context),
  }));
}

/**
 * Returns the translations into a language.
 *
 * @param locale may be left out if there is only one
 * @throws UsageError if the site has no such language
 */
export function findTranslations(
  all: readonly Translations[],
  locale: string | undefined,
): Translations {
  const found = all.filter(
    ({ target }) => locale === undefined || target.toLowerCase() === locale.toLowerCase(),
  );
  const [first] = found;
  if (first && found.length === 1) return first;
  const names = all.map(({ target }) => target).join(', ');
  throw new UsageError(
    locale === undefined
      ? `Name one of the languages: ${names}.`
      : `The site is not translated into ${locale}, but into ${names}.`,
  );
}
