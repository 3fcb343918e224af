import { collapse } from './collapse.ts';
import type { WxrItem } from './WxrExport.ts';

/** What a plugin for search engines says of an article: Yoast, Rank Math, SEOPress or All in One SEO. */
export interface SearchData {
  title?: string;
  description?: string;
  isUnlisted: boolean;
}

/** Reads what a plugin for search engines stores. A text with variables other than the title is none. */
export function readSearchData({ meta }: WxrItem, title: string): SearchData {
  const find = (...keys: string[]) => {
    const written = keys.map((key) => meta.get(key) ?? '').find((text) => text !== '');
    if (written === undefined) return undefined;
    const text = collapse(written.replaceAll(/%%?title%%?/g, title));
    return text === '' || /%%?\w+%%?/.test(text) ? undefined : text;
  };
  const searchTitle = find(
    '_yoast_wpseo_title',
    'rank_math_title',
    '_seopress_titles_title',
    '_aioseo_title',
    '_aioseop_title',
  );
  const description = find(
    '_yoast_wpseo_metadesc',
    'rank_math_description',
    '_seopress_titles_desc',
    '_aioseo_description',
    '_aioseop_description',
  );
  return {
    ...(searchTitle !== undefined && searchTitle !== title && { title: searchTitle }),
    ...(description !== undefined && { description }),
    isUnlisted:
      meta.get('_yoast_wpseo_meta-robots-noindex') === '1' ||
      meta.get('_seopress_robots_index') === 'yes' ||
      // A list as PHP writes it: a:1:{i:0;s:7:"noindex";}
      /"noindex"/.test(meta.get('rank_math_robots') ?? ''),
  };
}
