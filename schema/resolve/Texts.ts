import type { YamlPath } from '../yaml/YamlLocation.ts';

/** The texts of a value that checks look at, by the format that the schema gives them. */
export type Texts = Readonly<Record<TextFormat, readonly Text[]>>;

/** A format of texts that checks look at. */
export type TextFormat = 'alt' | 'anchor' | 'form-name' | 'image' | 'line' | 'link' | 'markdown';

/** A text with its path in the value. */
export interface Text {
  readonly value: string;
  readonly path: YamlPath;
}
