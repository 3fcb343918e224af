import Type, { type Static } from 'typebox';
import { createSiteWords } from '../../messages/createSiteWords.ts';
import type { SiteWords, WordsByLocale } from '../../messages/Message.ts';
import { featureKeys } from '../features/featureKeys.ts';
import { brandNames } from '../fields/brand.ts';
import { choice, flag, list, mapping } from '../fields/shapes.ts';
import { currency, line, link, plain } from '../fields/strings.ts';
import { commonKeys } from '../section.ts';
import { applyNamedStyle } from '../styles/applyNamedStyle.ts';
import type { StyleFile } from '../styles/styleFile.ts';
import { theme } from '../theme/theme.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { logo } from './logo.ts';
import { navigationLink } from './navigationLink.ts';

const announcement = mapping('A bar above the header of every page.', {
  text: line('The announcement, in one sentence.'),
  action: Type.Optional(navigationLink),
  dismissible: flag('`true` lets visitors close the bar.'),
  draft: commonKeys.draft,
  publishAt: commonKeys.publishAt,
  expireAt: commonKeys.expireAt,
});

const profile = mapping('A profile in a social network.', {
  to: Type.String({
    format: 'service-address',
    description: 'Address of the profile, such as `https://github.com/example`.',
  }),
  label: Type.Optional(plain('Name for screen readers; the name of the network by default.')),
  icon: choice(brandNames, 'Logo. Needed only if the address does not reveal the network.'),
});

/** The schema of `site:` in the manifest. */
export const siteSchema = mapping('Settings of the whole site.', {
  name: plain('Name of the company or site.'),
  legalName: Type.Optional(plain('Legal name of the company.')),
  tagline: Type.Optional(plain('Short slogan shown with the name.')),
  description: plain('What the site is about, in one or two sentences.'),
  url: Type.String({
    format: 'site-url',
    title: 'Address of the site',
    description: 'Address of the published site, such as `https://www.example.com`.',
  }),
  locale: Type.Optional(
    Type.String({
      format: 'locale',
      title: 'Language',
      description: 'Language and country, such as `en-US` (the default).',
    }),
  ),
  locales: list(
    'Languages of the content, such as `[en, es]`: first that of pages.yaml, then those of `locales/`.',
    Type.String({ format: 'locale' }),
    { uniqueItems: true },
  ),
  untranslated: choice(
    ['hide', 'original'],
    'What other languages have of pages without a translation: nothing (`hide`, the default), or the `original`, hidden from search engines.',
  ),
  properNames: Type.Optional(
    Type.Array(plain('A name as texts write it.'), {
      uniqueItems: true,
      description:
        'Names that stay the same in every language, such as those of products. `check` does not ask for their translation.',
    }),
  ),
  timeZone: Type.Optional(
    Type.String({
      format: 'time-zone',
      description:
        'Time zone of dates and times without an offset, of `today`, and of the times in emails, such as `Europe/Berlin`; UTC by default.',
    }),
  ),
  currency: Type.Optional(
    currency('Currency of numbers shown as money, such as `USD` (the default).'),
  ),
  email: Type.Optional(
    Type.String({ format: 'email', description: 'Email address for visitors.' }),
  ),
  logo: Type.Optional(logo),
  icon: Type.Optional(
    Type.String({
      format: 'image',
      description:
        'Square picture for browser tabs and home screens, best as SVG. By default the logo, if it is about square, or the first letter of the name.',
    }),
  ),
  links: Type.Optional(
    Type.Record(Type.String(), link('An address.'), {
      description: 'Addresses used in several places: `{{ site.links.booking }}`.',
    }),
  ),
  social: Type.Optional(
    mapping('Data for social networks.', {
      image: Type.Optional(
        Type.String({ format: 'image', description: 'Image shown when a page is shared.' }),
      ),
      imageAlt: Type.Optional(
        Type.String({
          format: 'alt',
          title: 'Alternative text',
          description: 'Description of that image. By default, the title of the page.',
        }),
      ),
      twitter: Type.Optional(plain('Account, such as `@example`.')),
      profiles: list('Profiles, shown in the footer.', profile),
    }),
  ),
  announcement: Type.Optional(announcement),
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
      Type.String({
        format: 'destination',
        title: 'New address',
        description: 'The new address.',
      }),
      {
        description:
          'Redirects as `old address: new address`. The old one is written as it was, perhaps with a query, or with a pattern: `/docs/*: /handbook/:splat`.',
        propertyNames: { title: 'Old address' },
      },
    ),
  ),
  checks: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Union([Type.Enum(['error', 'warning', 'off']), Type.Number({ minimum: 0 })]),
      {
        description: 'Severity of each check (`error`, `warning` or `off`), and limits as numbers.',
      },
    ),
  ),
  ...featureKeys.site,
  ...featureKeys.listSchemas,
});

/** `site:` before `{{ }}` and defaults are resolved. */
export type SiteEntry = Static<typeof siteSchema>;

/** `site:` with its `{{ }}` resolved and its defaults filled in. */
export type Site = Omit<SiteEntry, keyof SiteDefaults> & SiteDefaults;

interface SiteDefaults
  extends Required<
    Pick<
      SiteEntry,
      'locale' | 'currency' | 'links' | 'header' | 'footer' | 'theme' | 'redirects' | 'checks'
    >
  > {
  /** The words of the interface in the language of the site. */
  words: SiteWords;
}

/** Returns the language of a site that is a translation; undefined for the original. */
export function getOtherLocale({ locale, locales = [] }: Site): string | undefined {
  return locales.indexOf(locale) > 0 ? locale : undefined;
}

/**
 * Adds the defaults of keys that `site:` may omit, and the words of its language.
 *
 * @param ownWords the words of words.yaml
 * @param styles the styles of the site and of its packages
 */
export function withSiteDefaults(
  entry: SiteEntry,
  ownWords: WordsByLocale = {},
  styles: Readonly<Record<string, StyleFile>> = {},
): Site {
  const locale = entry.locale ?? entry.locales?.[0] ?? 'en-US';
  return {
    ...entry,
    locale,
    words: createSiteWords(locale, ownWords),
    currency: entry.currency ?? 'USD',
    links: entry.links ?? {},
    header: entry.header ?? {},
    footer: entry.footer ?? {},
    theme: applyNamedStyle(entry.theme ?? {}, styles),
    redirects: entry.redirects ?? {},
    checks: entry.checks ?? {},
  };
}
