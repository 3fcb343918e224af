import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import type { TranslatedText } from './TranslatedText.ts';

/** The translations of a page, of the site, of a column or of a form, found by their original. */
export class TranslationList {
  readonly texts: readonly TranslatedText[];
  readonly #byOriginal = new Map<string, TranslatedText[]>();

  constructor(texts: readonly TranslatedText[]) {
    this.texts = texts;
    for (const text of texts) {
      const key = normalizeOriginal(text.original);
      getOrCreate(this.#byOriginal, key, () => []).push(text);
    }
  }

  /** Returns the entry of a text; of several, the one whose `at` says most about its place. */
  find(original: string, place: () => string): TranslatedText | undefined {
    const same = this.#byOriginal.get(normalizeOriginal(original));
    if (!same) return undefined;
    if (same.every(({ at }) => at === undefined)) return same[0];
    let found: TranslatedText | undefined;
    for (const text of same)
      if (isAt(text.at, place()) && (text.at?.length ?? 0) >= (found?.at?.length ?? 0))
        found = text;
    return found;
  }

  /** The entry that has the same original, and the same place if one is named. */
  has({ original, at }: Pick<TranslatedText, 'original' | 'at'>): boolean {
    return (
      this.#byOriginal.get(normalizeOriginal(original))?.some((text) => text.at === at) ?? false
    );
  }
}

/** Whether `at` names a place or something around it. */
export function isAt(at: string | undefined, place: string): boolean {
  return (
    at === undefined ||
    at === place ||
    (/^[.[]/.test(place.slice(at.length)) && place.startsWith(at))
  );
}

/** Ignores where lines are broken, which YAML files may do differently. */
export function normalizeOriginal(original: string): string {
  return original.includes('\n') ? original.trim().replaceAll(/\s+/g, ' ') : original;
}
