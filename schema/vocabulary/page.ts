import Type, { type Static } from 'typebox';
import { featureKeys } from './features/featureKeys.ts';
import { choice, flag, list, mapping } from './fields/shapes.ts';
import { plain } from './fields/strings.ts';
import { selectionKeys } from './list.ts';
import { type AnySection, commonKeys } from './section.ts';

const name = Type.String({ pattern: '^[a-z][A-Za-z0-9]*$' });
const reference = Type.Record(name, Type.String({ minLength: 1 }));

/** The schema of a selection of rows in `each`. */
export const eachSelection = mapping('A selection of rows.', {
  ...selectionKeys,
  size: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        'Creates one page for this many rows: `{{ list.number }}` of `{{ list.count }}`, at `/blog{{ list.path }}`.',
    }),
  ),
  values: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'Creates one page for each value of this column, such as `tags`: `{{ tag.value }}`, at `/tags/{{ tag.key }}`.',
    }),
  ),
});

/** A collection, or a selection of its rows. */
const eachReference = Type.Record(name, Type.Union([Type.String({ minLength: 1 }), eachSelection]));

/**
 * The schema of an entry of `pages:`. Its sections are validated separately, each by its type. Texts
 * may contain `{{ }}`.
 */
export const pageSchema = mapping('A page.', {
  title: plain('Page title, shown in the browser tab and in search results.'),
  description: plain('Description for search results, 50 to 170 characters.'),
  keywords: Type.Optional(
    Type.Array(plain('A keyword.'), { description: 'Keywords for the page’s metadata.' }),
  ),
  sections: Type.Array(Type.Unknown(), {
    minItems: 1,
    description: 'Sections in order, each with `type:` and its keys, or `use:` with a block.',
  }),
  breadcrumb: Type.Optional(plain('Short name of the page for breadcrumbs.')),
  canonical: Type.Optional(
    Type.String({
      format: 'destination',
      title: 'Original address',
      description: 'Address that search engines should list instead of this one.',
    }),
  ),
  robots: Type.Optional(
    plain(
      'Instructions for search engines, such as `index, follow, max-snippet:160`. Without them, search engines list the page and follow its links.',
    ),
  ),
  noindex: flag('`true` hides the page from search engines and the sitemap.', {
    title: 'Hide from search engines',
  }),
  image: Type.Optional(
    Type.String({
      format: 'image',
      title: 'Picture',
      description: 'Image shown when the page is shared.',
    }),
  ),
  type: Type.Optional(plain('Open Graph type. Default: `website`.')),
  layout: choice(
    ['full', 'bare'],
    '`bare` shows the sections alone, without header, breadcrumbs and footer.',
  ),
  header: flag('`false` hides the header on this page.', { default: true }),
  footer: flag('`false` hides the footer on this page.', { default: true }),
  only: list(
    'Languages of `site.locales` that have the page. It is written in the first one.',
    Type.String({ format: 'locale' }),
    { uniqueItems: true, title: 'Only in these languages' },
  ),
  redirectFrom: Type.Optional(
    Type.Array(Type.String({ format: 'old-address' }), {
      title: 'Old addresses',
      description:
        'Old addresses that redirect to this page, as they were: `/Posts/Lamp.html`, `/index.php?id=42`.',
    }),
  ),
  with: Type.Optional({
    ...reference,
    description: 'Rows for the page: `{ city: cities.atlanta }` makes `{{ city.name }}` available.',
  }),
  each: Type.Optional({
    ...eachReference,
    description:
      'Creates one page per row of a collection, such as `{ city: cities }`, or per pair of rows.',
  }),
  when: commonKeys.when,
  draft: Type.Optional({
    ...commonKeys.draft,
    description: '`true` hides the page from the built site; `dev` still shows it.',
  }),
  publishAt: commonKeys.publishAt,
  expireAt: commonKeys.expireAt,
  ...featureKeys.page,
});

/** An entry of `pages:` before blocks, rows and `{{ }}` are resolved. */
export type PageDefinition = Static<typeof pageSchema>;

/** A location in the manifest. */
export interface Origin {
  /** Path of the file below the root. */
  file: string;
  /** JSON pointer into the file. */
  pointer: string;
}

/** A page with its blocks, rows and `{{ }}` resolved, ready to render. */
export interface Page extends Omit<PageDefinition, 'sections' | 'with' | 'each' | 'when'> {
  route: string;
  noindex: boolean;
  /** Its language, if that is not the language of pages.yaml. */
  locale?: string;
  /** In another language the route of the original, by which all versions of a page are found. */
  original?: string;
  /** Whether it shows the texts of the original, because there is no translation. */
  isUntranslated?: true;
  /** The texts of the original that stand in for missing translations, as they are written. */
  untranslated?: string[];
  /**
   * Which variant of a page with variants this is, and for one with an address of its own what differs where
   * visitors see it.
   */
  variant?: {
    label: string;
    shownAs?: Pick<Page, 'route' | 'noindex' | 'robots' | 'original'>;
  };
  redirectFrom: string[];
  sections: AnySection[];
  /** The entry of `pages:` that generates the page. */
  origin: Origin;
  /** The location of each section in the entry, in the order of `sections`. */
  sectionOrigins: Origin[];
}
