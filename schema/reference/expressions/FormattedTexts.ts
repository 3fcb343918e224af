import type { YamlPath } from '../../yaml/YamlLocation.ts';

/** The texts of a value that rules check, by the `format` in their schema. */
export type FormattedTexts = Readonly<Record<TextFormat, readonly FormattedText[]>>;

/** A `format` whose texts rules check. */
export type TextFormat =
  | 'alt'
  | 'anchor'
  | 'article'
  | 'form-name'
  | 'image'
  | 'line'
  | 'link'
  | 'markdown'
  | 'plain';

/** A text with its path from the value. */
export interface FormattedText {
  readonly value: string;
  readonly path: YamlPath;
  /** The part of the value at `path` that the text is, if it is not the whole value. */
  readonly part?: { text: string; occurrence: number };
}
