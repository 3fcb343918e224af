import { type Catalogue, listTranslatedTexts } from '../../../schema/index.ts';
import { toPath } from './listTranslationEdits.ts';

/** Returns the path of the file that has the translations of a page, or that new ones belong to. */
export function findLocaleFile(page: string, catalogue: Catalogue): string {
  const [key] = toPath(page);
  const location =
    catalogue.pages.get(page)?.location ??
    listTranslatedTexts(catalogue).find((text) => toPath(text.page)[0] === key)?.location;
  return location?.file.source.path ?? `locales/${catalogue.locale}.yaml`;
}
