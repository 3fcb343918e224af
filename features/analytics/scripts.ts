import Type, { type Static } from 'typebox';
import { choice, list, mapping, plain } from '../../schema/vocabulary.ts';
import { originKeys, toOrigin, withOrigins } from './services/_shared/addresses.ts';
import { category, type Service } from './services/_shared/Service.ts';

const script = mapping('A script of another service, or a file of public/.', {
  name: plain('Name of the service, which visitors read where they agree to it.'),
  src: Type.String({
    format: 'link',
    pattern: '^(?:/[^/\\\\]|https?://[A-Za-z0-9.-]+(?::[0-9]+)?(?:[/?]|$))[^\\s"<>\\\\]*$',
    title: 'Script',
    description:
      'Address of the script, such as `https://widget.example.com/chat.js?id=7`, or of a file in public/, such as `/js/chat.js`.',
  }),
  category,
  pages: list(
    'Pages that load it, as routes; `/blog/*` is `/blog` with all pages below. All pages by default.',
    Type.String({
      pattern: '^/(?:[^\\s*]*/)?(?:\\*|[^\\s*]*)$',
      description: 'A route, such as `/pricing` or `/blog/*`.',
    }),
  ),
  place: choice(
    ['head', 'body'],
    'Where its element stands: in the `head` (the default), or at the end of the `body`.',
  ),
  data: Type.Optional(
    Type.Record(Type.String(), plain('Value of the attribute.'), {
      description: 'Attributes of the script as `name: value`; `site: abc` is `data-site="abc"`.',
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
    }),
  ),
  ...originKeys,
  stores: list(
    'Names of its cookies and of its other entries in the browser, which are removed when visitors withdraw; `_x_*` is every name that begins with `_x_`.',
    Type.String({ pattern: '^[\\w.-]+\\*?$', description: 'A name.' }),
  ),
  kilobytes: Type.Optional(
    Type.Number({
      minimum: 0,
      description: 'Compressed size of the script, for the weight of pages; 10 by default.',
    }),
  ),
});

/** The schema of `site.scripts`. */
export const scripts = list(
  'Scripts of other services. Without `category`, they wait until visitors agree to marketing.',
  script,
  { 'x-panel': 'Sharing and search', 'x-technical': true, 'x-hosts': {} },
);

/** A script of `site.scripts`. */
export type SiteScript = Static<typeof script>;

/** Returns a script as a service. `base` is the path of the site on its host. */
export function toService(
  { name, src, category = 'marketing', place, data, stores, kilobytes, ...settings }: SiteScript,
  base: string,
): Service {
  const isOwn = src.startsWith('/');
  const connect = settings.connect ?? (isOwn ? [] : [src]);
  return {
    title: name,
    category,
    src: isOwn ? base + src.slice(1) : src,
    ...(data && { data }),
    ...(place && { place }),
    ...(stores && { stores }),
    origins: withOrigins({ script: isOwn ? [] : [toOrigin(src)] }, { ...settings, connect }),
    kilobytes: kilobytes ?? 10,
  };
}
