import type { WordsByLocale } from './Message.ts';
import translations from './translations.generated.json';

/** Returns the languages with complete words, besides English. Sites in English do not load them. */
export function getTranslations(): WordsByLocale {
  return translations;
}
