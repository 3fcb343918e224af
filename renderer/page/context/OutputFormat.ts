import type { Site } from '../../../schema/vocabulary.ts';

/** Another format in which a feature writes each page: the export `outputFormat` of its outputFormat.ts. */
export interface OutputFormat {
  /** What follows the route of a page in the address of the file, such as `.md`. */
  suffix: string;
  /** Such as `text/markdown`. */
  mediaType: string;
  isWanted(site: Site): boolean;
  /** Converts the HTML of a page, on which alone the result depends. */
  convert(html: string): Promise<string>;
}
