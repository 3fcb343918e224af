import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type Provenance,
  type ResolvedPage,
  type SiteRuleContext,
  traceToSource,
} from '../../../schema/index.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';

export const rules = defineRules('page', {
  'share-picture-format': {
    code: 'BW533',
    severity: 'warning',
    title: 'No network shows this picture of a shared page',
    why: 'Social networks and messengers show PNG, JPEG and WebP, but no SVG, TIFF or AVIF.',
    help: 'Save the picture as a PNG or JPEG of 1200 × 630 pixels.',
    ...examples`/a:
  title: A title of a good length
  description: A description that says in a sentence or two what visitors find on the page.
${['  image: /share.svg\n', '']}  sections:
    - { type: hero, headline: A }
# public/share.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 6"/>`,
  },
});

const report = createReporter<typeof rules>();

/** Reports a picture of a shared page in a format that networks do not show. */
export function checkPage({ isShown, page, provenance }: ResolvedPage): Problem[] {
  return isShown ? explain(page.image, provenance, ['image']) : [];
}

/** Reports such a picture for the pages without a picture. */
export function checkSite({ site, siteProvenance }: SiteRuleContext): Problem[] {
  return siteProvenance ? explain(site?.social?.image, siteProvenance, ['social', 'image']) : [];
}

function explain(image: unknown, provenance: Provenance, path: YamlPath): Problem[] {
  const [, format] = /\.(svg|tiff?|avif)$/i.exec(typeof image === 'string' ? image : '') ?? [];
  if (!format) return [];
  return [
    report('share-picture-format', {
      message: `\`${image}\` is in the format ${format.toUpperCase()}, which networks do not show.`,
      hint: 'save it as a PNG or JPEG of 1200 × 630 pixels',
      ...traceToSource(provenance, path),
    }),
  ];
}
