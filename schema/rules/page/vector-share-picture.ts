import type { SiteRuleContext } from '../../content/RuleContext.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { type Provenance, traceToSource } from '../../reference/expressions/Provenance.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';

export const rules = defineRules('page', {
  'vector-share-picture': {
    code: 'BW533',
    severity: 'warning',
    title: 'No network shows this picture of a shared page',
    why: 'Social networks and messengers show PNG, JPEG and WebP, but no SVG.',
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

/** Reports an SVG that a page shows when it is shared. */
export function checkPage({ isShown, page, provenance }: ResolvedPage): Problem[] {
  return isShown ? explain(page.image, provenance, ['image']) : [];
}

/** Reports an SVG that the site shows when a page without a picture is shared. */
export function checkSite({ site, siteProvenance }: SiteRuleContext): Problem[] {
  return siteProvenance ? explain(site?.social?.image, siteProvenance, ['social', 'image']) : [];
}

function explain(image: unknown, provenance: Provenance, path: YamlPath): Problem[] {
  if (typeof image !== 'string' || !/\.svg$/i.test(image)) return [];
  return [
    {
      rule: 'vector-share-picture',
      message: `\`${image}\` is an SVG, which no network shows.`,
      hint: 'save it as a PNG or JPEG of 1200 × 630 pixels',
      ...traceToSource(provenance, path),
    },
  ];
}
