import type { YamlLocation } from '../yaml/YamlLocation.ts';

/** An entry of a list of translations in `locales/`. */
export interface TranslatedText {
  /** Route of the page in pages.yaml, `site`, `data/<collection>#<column>` or `forms/<form>`. */
  page: string;
  original: string;
  /** Absent while nobody has translated it. */
  translation?: string;
  /** The original that was translated, if it has changed since. */
  was?: string;
  /** The place of the text, where one original needs several translations; see `SourceText.place`. */
  at?: string;
  /** Whether a machine translated it and nobody has read it: never published. */
  draft?: boolean;
  location: YamlLocation;
}
