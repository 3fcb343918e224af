import { createReporter } from '../../diagnostics/createReporter.ts';
import { site } from '../../diagnostics/exampleSites.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import type { RuleContext, SiteRuleContext } from '../RuleContext.ts';
import {
  checkTexts,
  listSectionTexts,
  listSettingTexts,
  type TextProblem,
} from './images/checkTexts.ts';

export const rules = defineRules('page', {
  'alt-text': {
    code: 'BW108',
    severity: 'warning',
    title: 'Alt text does not describe the image',
    why: 'Alt text is all that visitors who cannot see the image get.',
    help: 'Describe the image in a few words, or write "" if it is decoration.',
    ...examples`- type: quote
  text: It simply works.
  image: { src: /ada.svg, alt: ${['ada.svg', 'Ada at her desk']} }
# public/ada.svg
<svg/>`,
  },
  'alt-empty': {
    code: 'BW109',
    severity: 'off',
    title: 'An image has no alt text',
    why: 'Empty alt text hides the image from screen readers, which is right only for decoration. This check is off unless `site.checks` turns it on.',
    help: 'Describe the image in a few words.',
    ...examples`${site}
  logo: { src: /logo.svg, alt: ${['""', 'Example']} }
  checks: { alt-empty: warning }
# public/logo.svg
<svg/>`,
  },
});

const report = createReporter<typeof rules, TextProblem>();

/** Reports alt texts of a page that describe nothing. */
export function checkPage(page: ResolvedPage, context: RuleContext): Problem[] {
  return page.isShown ? checkTexts(listSectionTexts(page, context), 'alt', explainAltText) : [];
}

/** Reports alt texts of `site` that describe nothing. */
export function checkSite(context: SiteRuleContext): Problem[] {
  return checkTexts(listSettingTexts(context), 'alt', explainAltText);
}

/** Explains why an alt text describes nothing. */
function explainAltText(alt: string): TextProblem | undefined {
  const text = alt.trim();
  if (alt === '')
    return report('alt-empty', {
      message: 'This image has no alt text, so screen readers skip it.',
      hint: 'describe the image in a few words',
    });
  if (text === '')
    return report('alt-text', {
      message: 'The alt text contains only spaces.',
      hint: 'describe the image, or write "" if it is decoration',
    });
  if (/\.(?:png|jpe?g|svg|webp|avif|gif)$/i.test(text))
    return report('alt-text', {
      message: 'The alt text is a file name.',
      hint: 'describe the image',
    });
  if (
    /^(?:an? )?(?:image|picture|photo|graphic|icon|logo)(?: of)?$/i.test(text) ||
    /^(?:image|picture|photo|graphic) of\b/i.test(text)
  )
    return report('alt-text', {
      message: 'The alt text says that this is an image; screen readers already say so.',
      hint: 'describe only what the image shows',
    });
  return undefined;
}
