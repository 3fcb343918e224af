import Type, { type Static } from 'typebox';
import { plain } from './parts/text.ts';
import { type AnySection, commonKeys } from './section.ts';

const reference = Type.Record(
  Type.String({ pattern: '^[a-z][A-Za-z0-9]*$' }),
  Type.String({ minLength: 1 }),
);

/**
 * The schema of one entry of `pages:` without its sections, which are validated by their type.
 * In `title` and the other texts `{{ }}` may stand.
 */
export const pageSchema = Type.Object(
  {
    title: plain('Title of the page: the browser tab and the search result.'),
    description: plain('What the page is about, for search results: 50 to 160 characters.'),
    keywords: Type.Optional(
      Type.Array(plain('A keyword.'), { description: 'Keywords for the page’s metadata.' }),
    ),
    sections: Type.Array(Type.Unknown(), {
      minItems: 1,
      description: 'Sections in order: `type:` with its keys, or `use:` a block.',
    }),
    breadcrumb: Type.Optional(plain('Friendly name of the page in breadcrumbs.')),
    canonical: Type.Optional(
      Type.String({
        format: 'destination',
        description: 'Address that search engines should show instead of this one.',
      }),
    ),
    robots: Type.Optional(plain('What search engines may do; `index, follow` by default.')),
    noindex: Type.Optional(
      Type.Boolean({ description: '`true` keeps the page out of search engines and sitemap.' }),
    ),
    image: Type.Optional(
      Type.String({ format: 'image', description: 'Picture shown when the page is shared.' }),
    ),
    type: Type.Optional(plain('Open Graph type; `website` by default.')),
    redirectFrom: Type.Optional(
      Type.Array(Type.String({ format: 'route' }), {
        description: 'Old routes of this page: visitors are sent on.',
      }),
    ),
    with: Type.Optional({
      ...reference,
      description: 'Rows the page may use: `{ city: cities.atlanta }`, then `{{ city.name }}`.',
    }),
    each: Type.Optional({
      ...reference,
      description: 'Collections: one page for each row, `{ city: cities }`, or each pair of rows.',
    }),
    draft: commonKeys.draft,
    publishAt: commonKeys.publishAt,
    expireAt: commonKeys.expireAt,
  },
  { additionalProperties: false, description: 'A page.' },
);

/** One entry of `pages:` as written. */
export type PageEntry = Static<typeof pageSchema>;

/** Where in the manifest something is written: a file and a JSON pointer into it. */
export interface Origin {
  file: string;
  pointer: string;
}

/** A page ready to render: blocks, rows and `{{ }}` are replaced by what they stand for. */
export interface Page {
  route: string;
  title: string;
  description: string;
  keywords?: string[];
  breadcrumb?: string;
  canonical?: string;
  /** `index, follow` unless the page says otherwise; `noindex, follow` with `noindex: true`. */
  robots: string;
  noindex: boolean;
  image?: string;
  type?: string;
  redirectFrom: string[];
  draft?: boolean;
  publishAt?: string;
  expireAt?: string;
  sections: AnySection[];
  /** The entry of `pages:` that made the page. */
  origin: Origin;
  /** For each section the place of its `type:` or `use:` in the page. */
  sectionOrigins: Origin[];
  /** The entry's own text, for caching. */
  source: string;
  /** What else the page was made from: `site`, `blocks.<name>`, `<collection>.<key>`. */
  reads: string[];
}
