import type { PageAddress } from './PageAddress.ts';

/** The entry that is open in the editor. */
export interface PageView extends PageAddress {
  /** Whether the entry is not valid YAML, so that nothing of it is known. */
  isUnreadable?: true;
  value: Record<string, unknown>;
  sections: SectionView[];
  /** The routes of its pages: several with `each:`. */
  routes: string[];
  /** How many of its pages are in another language than the texts of pages.yaml. */
  translated: number;
  /** The row behind each name that `with:` and `each:` bind on the page in the preview. */
  rows: Record<string, { file: string; key: string }>;
  resolved?: { title: string; description: string; image: string | undefined };
  site?: { name: string; url: string };
  /** The picture that other sites show of the page, as an address of the server. */
  shareImage?: string | undefined;
}

/** One section of a page: as it is in the file, and with blocks and expressions resolved. */
export interface SectionView {
  raw: Record<string, unknown>;
  resolved: Record<string, unknown> | undefined;
}
