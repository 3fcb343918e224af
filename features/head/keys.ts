import Type from 'typebox';
import { defineKeys, link, list, mapping, plain } from '../../schema/vocabulary.ts';

/** Kinds of links in the head. Stylesheets and scripts are left out: the policy forbids them. */
const relations = [
  'alternate',
  'apple-touch-icon',
  'author',
  'dns-prefetch',
  'help',
  'icon',
  'license',
  'manifest',
  'mask-icon',
  'me',
  'micropub',
  'pingback',
  'preconnect',
  'privacy-policy',
  'search',
  'terms-of-service',
  'webmention',
] as const;

const headLink = mapping('A `<link>` in the head.', {
  rel: Type.Enum(relations, { description: 'What the target is for the page.' }),
  to: link('Target: an address, a route, or a file in public/.'),
  type: Type.Optional(plain('Media type, such as `application/rss+xml`.')),
  title: Type.Optional(plain('Title of the target.')),
  sizes: Type.Optional(plain('Sizes of an icon, such as `32x32`.')),
  hreflang: Type.Optional(plain('Language of the target, such as `de`.')),
  media: Type.Optional(plain('Media query, such as `(prefers-color-scheme: dark)`.')),
});

const head = mapping(
  'More tags for the `<head>` of every page. Scripts belong in `analytics` and `scripts`.',
  {
    meta: Type.Optional(
      Type.Record(Type.String(), plain('Content of the tag.'), {
        description:
          'More `<meta>` tags as `name: content`. Names of Open Graph, such as `article:publisher`, become properties.',
        propertyNames: { pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]*$' },
      }),
    ),
    links: list('More `<link>` tags, in order.', headLink),
  },
  { 'x-technical': true },
);

/** More tags for the head of every page, and codes by which search engines recognise the owner. */
export const keys = defineKeys({
  site: {
    head,
    verification: Type.Record(Type.String(), plain('Code from the search engine.'), {
      'x-panel': 'Sharing and search',
      'x-technical': true,
      description: 'Ownership verification for search engines, as `meta name: content`.',
      propertyNames: { pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]*$' },
    }),
  },
});
