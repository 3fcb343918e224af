import { posix } from 'node:path';
import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import type { TextProblem } from '../page/images/checkTexts.ts';
import type { PictureFact, RenderedSiteFacts } from '../RenderedSiteFacts.ts';
import type { SiteRuleContext } from '../RuleContext.ts';
import { unreadableImage } from './images.ts';
import { checkPictures } from './pictures/checkPictures.ts';
import { explainPictureFile } from './pictures/explainPictureFile.ts';

export const rules = defineRules('site', {
  'picture-too-small': {
    code: 'BW221',
    severity: 'warning',
    title: 'A picture is too small for its place',
    why: 'Browsers enlarge it, so that it looks blurred, or visitors do not see it at all. Networks do not show a small picture of a shared page.',
    help: 'Save the picture in the size in which it is shown, or larger. A shared picture has 1200 × 630 pixels.',
  },
  'picture-place': {
    code: 'BW222',
    severity: 'warning',
    title: 'A photo says where it was taken',
    why: 'Phones write the place into photos. The files of public/ are published as they are, so everybody can read where the photographer was, such as at home.',
    help: 'Remove the place from the file: export the photo without its location, or run `exiftool -gps:all= FILE`.',
  },
});

const report = createReporter<typeof rules, TextProblem>();

/** Reports pictures that cannot be decoded, are too small, or say where they were taken. */
export function checkRendered(
  { pictures = {} }: RenderedSiteFacts,
  context: SiteRuleContext,
): Problem[] {
  const shared = new Set([
    context.site?.social?.image,
    ...context.pages.map(({ facts }) => facts.meta.image),
  ]);
  return checkPictures(context, (src) => {
    const fact = pictures[src];
    // Its first bytes said so already.
    if (!fact || (fact.fault && isExplained(src, context.root))) return undefined;
    return explain(src, fact, shared.has(src));
  });
}

function isExplained(src: string, root: string): boolean {
  try {
    return explainPictureFile(resolvePublicFile(root, src), posix.basename(src)) !== undefined;
  } catch {
    // The file was removed meanwhile.
    return false;
  }
}

function explain(src: string, fact: PictureFact, isShared: boolean): TextProblem | undefined {
  const { width, height, format, fault, hasPlace } = fact;
  if (fault !== undefined) return unreadableImage(src, fault, 'copy or export it again');
  const side = isShared ? leastShared : leastShown;
  if (format !== 'svg' && Math.min(width, height) < side)
    return report('picture-too-small', {
      message: `The picture public${src} has only ${width} × ${height} pixels${isShared ? ', and networks show none below 200 × 200' : ''}.`,
      hint: isShared
        ? 'save it with 1200 × 630 pixels'
        : 'save it in the size in which it is shown',
    });
  if (hasPlace)
    return report('picture-place', {
      message: `The photo public${src} says where it was taken.`,
      hint: `export it without its location, or run \`exiftool -gps:all= public${src}\``,
    });
  return undefined;
}

/** The shorter side of a picture that visitors can make out. */
const leastShown = 16;
const leastShared = 200;
