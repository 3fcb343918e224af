import { getOwn } from '../../../base/values/getOwn.ts';
import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type SiteRuleContext,
  site,
  traceToSource,
} from '../../../schema/index.ts';
import { readKeys, type YamlPath } from '../../../schema/vocabulary.ts';
import { keys } from '../keys.ts';

export const rules = defineRules('site', {
  'head-tag-twice': {
    code: 'BW410',
    severity: 'error',
    title: 'A tag of `site.head` is one that pages set themselves',
    why: 'Browsers and search engines read only one of two equal tags, and it may be the wrong one.',
    help: 'Remove the tag, and set the key that the message names.',
    ...examples`${site}
  head: { meta: { ${['robots: noindex', 'author: Ada Example']} } }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
${[
  '',
  `    noindex: true
`,
]}    sections:
      - { type: hero, headline: Hello }`,
  },
});

const report = createReporter<typeof rules>();

/** Reports tags of `site.head` that pages set themselves, and tags that are there twice. */
export function checkSite({ site, siteProvenance }: SiteRuleContext): Problem[] {
  if (!site || !siteProvenance) return [];
  const { head, verification } = readKeys(site, keys.site);
  const { meta, links }: { meta?: unknown; links?: unknown } = head ?? {};
  const explain = (path: YamlPath, part: 'key' | 'value', message: string, hint: string) =>
    report('head-tag-twice', {
      message,
      hint,
      ...traceToSource(siteProvenance, path, part),
    });
  const verified = new Set(Object.keys(verification ?? {}).map((name) => name.toLowerCase()));
  const seenNames = new Set<string>();
  const metaProblems = listKeys(meta).flatMap((name): Problem[] => {
    const at = ['head', 'meta', name];
    const id = name.toLowerCase();
    const source = getOwn(sources, /^og:image/.test(id) ? 'og:image' : id);
    if (source) return [explain(at, 'key', `Pages set the tag \`${name}\` themselves.`, source)];
    if (verified.has(id) || seenNames.has(id))
      return [explain(at, 'key', `The tag \`${name}\` is there twice.`, 'remove one of the two')];
    seenNames.add(id);
    return [];
  });
  const seenLinks = new Set<string>();
  const linkProblems = (Array.isArray(links) ? links : []).flatMap((link, index): Problem[] => {
    if (typeof link !== 'object' || link === null) return [];
    const at = ['head', 'links', index];
    const { to } = link as { to?: unknown };
    if (typeof to === 'string' && ownFiles.has(to))
      return [explain(at, 'value', `Pages have a link to \`${to}\` anyway.`, 'remove this link')];
    const id = JSON.stringify(Object.entries(link).sort());
    if (seenLinks.has(id))
      return [explain(at, 'value', 'This link is there twice.', 'remove one of the two')];
    seenLinks.add(id);
    return [];
  });
  return [...metaProblems, ...linkProblems];
}

/** Tags that pages set themselves → where their content comes from. */
const sources: Record<string, string> = {
  description: 'set `description:` of the page',
  keywords: 'set `keywords:` of the page',
  robots: 'set `robots:` or `noindex:` of the page',
  viewport: 'remove this line',
  'color-scheme': 'set `site.theme.scheme`',
  'theme-color': 'set the colour `background` in `site.theme.colors`',
  'og:type': 'set `type:` of the page',
  'og:site_name': 'set `site.name`',
  'og:title': 'set `title:` of the page',
  'og:description': 'set `description:` of the page',
  'og:url': 'set `site.url`',
  'og:locale': 'set `site.locale`',
  'og:image': 'set `image:` of the page, or `site.social.image`',
  'twitter:card': 'set `image:` of the page, or `site.social.image`',
  'twitter:site': 'set `site.social.twitter`',
};

/** Files of public/ that pages link to if they exist. */
const ownFiles = new Set(['/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']);

function listKeys(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
