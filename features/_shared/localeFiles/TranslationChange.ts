import { type Static, type TSchema, Type } from 'typebox';

const optional = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Undefined()]));

export const translationChange = Type.Object({
  // As in `TranslatedText`: a route, `site`, `data/<collection>#<column>` or `forms/<form>`.
  page: Type.String(),
  original: Type.String(),
  // The original of the entry, if it was edited since.
  earlier: optional(Type.String()),
  at: optional(Type.String()),
  translation: optional(Type.String()),
  was: optional(Type.String()),
  draft: optional(Type.Boolean()),
});

/** The new state of a text in a file of `locales/`; without a translation, its entry is removed. */
export type TranslationChange = Static<typeof translationChange>;

/** Where new entries go, and how the file names the texts. */
export interface FileLayout {
  /** The language of the originals, and the one of the file. */
  source: string;
  target: string;
  /** Pages in the order of the site. */
  pages: readonly string[];
  /** Returns the originals of a page in their order. */
  listOriginals(page: string): readonly string[];
}
