import { contentHash } from '../../base/files/contentHash.ts';
import type { Localization, PlainLocalization } from '../reference/read/Manifest.ts';
import type { Catalogue } from './Catalogue.ts';
import type { TextContext } from './listOwnerTexts.ts';
import type { TranslatedText } from './TranslatedText.ts';
import { TranslationList } from './TranslationList.ts';
import { Translator } from './Translator.ts';

/** Creates the translation of a route entry. */
export function createLocalization(
  plain: PlainLocalization,
  { site }: Pick<Catalogue, 'site'>,
  context: TextContext,
  mode: 'build' | 'dev',
): Localization {
  const { texts, ...rest } = plain;
  let translator: Translator | undefined;
  let digest: string | undefined;
  return {
    ...rest,
    plain,
    get digest() {
      digest ??= contentHash(JSON.stringify(plain));
      return digest;
    },
    get untranslated() {
      return translator?.untranslated ?? new Set<string>();
    },
    translate({ redirectFrom: _, ...value }) {
      translator ??= new Translator([new TranslationList(texts as TranslatedText[]), site], mode);
      const translated = translator.translateOwner(value, 'page', context);
      return plain.redirectFrom.length > 0
        ? { ...translated, redirectFrom: plain.redirectFrom }
        : translated;
    },
  };
}
