import type { YamlPath } from '../yaml/YamlLocation.ts';
import { findNearTexts, type PlacedText } from './findNearTexts.ts';
import {
  createPlaces,
  replaceOwnerTexts,
  type TextContext,
  type TextOwner,
} from './listOwnerTexts.ts';
import type { TranslatedText } from './TranslatedText.ts';
import { normalizeOriginal, type TranslationList } from './TranslationList.ts';

/** Translates texts of one owner: by its own list, then by the list of the whole site. */
export class Translator {
  /** The texts that stayed as they are, because they have no translation. */
  readonly untranslated = new Set<string>();
  readonly #lists: readonly (TranslationList | undefined)[];
  readonly #mode: 'build' | 'dev';
  /** Texts that were edited since they were translated, with that translation. */
  #near: ReadonlyMap<string, TranslatedText> = new Map();

  constructor(lists: readonly (TranslationList | undefined)[], mode: 'build' | 'dev') {
    this.#lists = lists;
    this.#mode = mode;
  }

  /** Returns the translation of a text, or the text. */
  translate(text: string, place: () => string): string {
    let isKnown = false;
    for (const list of this.#lists) {
      const found = list?.find(text, place);
      isKnown ||= found !== undefined;
      if (found && isPublishable(found, this.#mode)) return found.translation ?? text;
    }
    const near = isKnown ? undefined : this.#near.get(text);
    if (near && isPublishable(near, this.#mode)) return near.translation ?? text;
    this.untranslated.add(text);
    return text;
  }

  /** Prepares all texts of an owner, so that those whose original was edited keep their translation. */
  prepare(texts: readonly PlacedText[]): void {
    if (this.#lists.every((list) => !list || list.texts.length === 0)) return;
    const missing = texts.filter(({ text, place }) =>
      this.#lists.every((list) => !list?.find(text, place)),
    );
    if (missing.length === 0) return;
    const present = new Set(texts.map(({ text }) => normalizeOriginal(text)));
    this.#near = findNearTexts(missing, this.#lists, (original) =>
      present.has(normalizeOriginal(original)),
    );
  }

  /** Translates the texts of an unresolved page, `site:`, block or form. */
  translateOwner(
    value: Record<string, unknown>,
    owner: TextOwner,
    context: TextContext,
    name?: string,
  ): Record<string, unknown> {
    const toPlace = createPlaces(value, name);
    const texts: PlacedText[] = [];
    replaceOwnerTexts(value, owner, context, (text, path) => {
      const own = [...path];
      texts.push({ text, place: () => toPlace(own) });
      return text;
    });
    this.prepare(texts);
    return replaceOwnerTexts(value, owner, context, (text, path) =>
      this.translate(text, () => toPlace(path)),
    );
  }

  /** Translates every text of a value, such as a column of a row. */
  translateAll(value: unknown, path: YamlPath): unknown {
    if (typeof value === 'string') return this.translate(value, () => path.join('.'));
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => this.translateAll(item, path));
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, this.translateAll(item, [...path, key])]),
    );
  }
}

/** Whether a text has a translation that is published. `dev` shows drafts, too. */
export function isPublishable(
  { translation, draft }: TranslatedText,
  mode: 'build' | 'dev',
): boolean {
  return translation !== undefined && (mode === 'dev' || !draft);
}
