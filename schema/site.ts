import Type, { type Static } from 'typebox';
import { action } from './fields/action.ts';
import { image } from './fields/image.ts';
import { link } from './fields/link.ts';
import { markdown, plain } from './fields/text.ts';
import { theme } from './theme.ts';

const navigationLink = Type.Object(
  { label: plain('Link text.'), to: link('Link target.') },
  { additionalProperties: false, description: 'A link.' },
);

const headerItem = Type.Object(
  {
    label: plain('Link text.'),
    mobileLabel: Type.Optional(plain('Shorter text for the menu on phones.')),
    to: link('Link target.'),
  },
  { additionalProperties: false, description: 'A link in the header.' },
);

const header = Type.Object(
  {
    items: Type.Array(headerItem, { description: 'Links in the header, in order.' }),
    action: Type.Optional(action),
  },
  { additionalProperties: false, description: 'The bar at the top of every page.' },
);

const footer = Type.Object(
  {
    text: Type.Optional(markdown('Text next to the logo.')),
    columns: Type.Array(
      Type.Object(
        {
          title: plain('Heading of the column.'),
          links: Type.Array(navigationLink, { minItems: 1, description: 'Links, in order.' }),
        },
        { additionalProperties: false, description: 'A column of links.' },
      ),
      { description: 'Columns of links, in order.' },
    ),
    legal: Type.Optional(
      Type.Array(navigationLink, { description: 'Small links in the bottom line.' }),
    ),
    note: Type.Optional(markdown('Small print in the bottom line.')),
  },
  { additionalProperties: false, description: 'Footer of every page.' },
);

/** The schema of `site:` in the manifest. */
export const siteSchema = Type.Object(
  {
    name: plain('Name of the company or site.'),
    legalName: Type.Optional(plain('Legal name of the company.')),
    tagline: Type.Optional(plain('Short slogan shown with the name.')),
    description: plain('What the site is about, in one or two sentences.'),
    url: Type.String({
      format: 'site-url',
      description: 'Address of the published site, such as `https://www.example.com`.',
    }),
    locale: Type.Optional(
      Type.String({
        format: 'locale',
        description: 'Language and country, such as `en-US` (the default).',
      }),
    ),
    currency: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{3}$',
        description: 'Currency of numbers shown as money, such as `USD` (the default).',
      }),
    ),
    email: Type.Optional(plain('Email address for visitors.')),
    logo: Type.Optional(image),
    links: Type.Optional(
      Type.Record(Type.String(), link('An address.'), {
        description: 'Addresses used in several places: `{{ site.links.booking }}`.',
      }),
    ),
    social: Type.Optional(
      Type.Object(
        {
          image: Type.Optional(
            Type.String({ format: 'image', description: 'Image shown when a page is shared.' }),
          ),
          twitter: Type.Optional(plain('Account, such as `@example`.')),
        },
        { additionalProperties: false, description: 'Data for social networks.' },
      ),
    ),
    header: Type.Optional(header),
    footer: Type.Optional(footer),
    organization: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'More schema.org fields of the organisation, such as `sameAs`.',
      }),
    ),
    theme: Type.Optional(theme),
    redirects: Type.Optional(
      Type.Record(
        Type.String(),
        Type.String({ format: 'destination', description: 'The new address.' }),
        { description: 'Redirects as `old route: new route`.' },
      ),
    ),
    checks: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Union([Type.Enum(['error', 'warning', 'off']), Type.Number({ minimum: 0 })]),
        {
          description:
            'Severity of each check (`error`, `warning` or `off`), and limits as numbers.',
        },
      ),
    ),
    verification: Type.Optional(
      Type.Record(Type.String(), plain('Code from the search engine.'), {
        description: 'Ownership verification for search engines, as `meta name: content`.',
        propertyNames: { pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]*$' },
      }),
    ),
  },
  { additionalProperties: false, description: 'Settings of the whole site.' },
);

/** `site:` before `{{ }}` and defaults are resolved. */
export type SiteEntry = Static<typeof siteSchema>;

/** `site:` with its `{{ }}` resolved and its defaults filled in. */
export type Site = Omit<SiteEntry, keyof SiteDefaults> & SiteDefaults;

interface SiteDefaults {
  locale: string;
  currency: string;
  links: Record<string, string>;
  header: Static<typeof header>;
  footer: Static<typeof footer>;
  theme: Static<typeof theme>;
  redirects: Record<string, string>;
  checks: Record<string, 'error' | 'warning' | 'off' | number>;
}

/** Adds the defaults of keys that `site:` may omit. */
export function withSiteDefaults(entry: SiteEntry): Site {
  return {
    ...entry,
    locale: entry.locale ?? 'en-US',
    currency: entry.currency ?? 'USD',
    links: entry.links ?? {},
    header: entry.header ?? { items: [] },
    footer: entry.footer ?? { columns: [] },
    theme: entry.theme ?? {},
    redirects: entry.redirects ?? {},
    checks: entry.checks ?? {},
  };
}
