import { posix } from 'node:path';
import { resolvePublicFile } from '../../../../base/files/resolvePublicFile.ts';
import type { Problem } from '../../../diagnostics/Problem.ts';
import type { TextProblem } from '../../page/images/checkAltTexts.ts';
import type { SiteRuleContext } from '../../RuleContext.ts';
import { checkPictures } from './checkPictures.ts';
import { explainPictureFile } from './explainPictureFile.ts';

/** What decoding the pictures of a site found out: path below public/ → facts. */
export type PictureFacts = Readonly<Record<string, PictureFact>>;

interface PictureFact {
  /** In pixels. */
  width: number;
  height: number;
  /** As sharp names it. */
  format?: string;
  /** Whether it says where it was taken. */
  hasPlace?: true;
  /** Why it cannot be read. */
  fault?: string;
}

/** Reports pictures that cannot be decoded, are too small, or say where they were taken. */
export function checkPictureFacts(facts: PictureFacts, context: SiteRuleContext): Problem[] {
  const shared = new Set([
    context.site?.social?.image,
    ...context.pages.map(({ facts }) => facts.meta.image),
  ]);
  return checkPictures(context, (src) => {
    const fact = facts[src];
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
  if (fault !== undefined)
    return {
      rule: 'image-unreadable',
      message: `The picture public${src} cannot be read: ${fault}.`,
      hint: 'copy or export it again',
    };
  const side = isShared ? leastShared : leastShown;
  if (format !== 'svg' && Math.min(width, height) < side)
    return {
      rule: 'picture-too-small',
      message: `The picture public${src} has only ${width} × ${height} pixels${isShared ? ', and networks show none below 200 × 200' : ''}.`,
      hint: isShared
        ? 'save it with 1200 × 630 pixels'
        : 'save it in the size in which it is shown',
    };
  if (hasPlace)
    return {
      rule: 'picture-place',
      message: `The photo public${src} says where it was taken.`,
      hint: `export it without its location, or run \`exiftool -gps:all= public${src}\``,
    };
  return undefined;
}

/** The shorter side of a picture that visitors can make out. */
const leastShown = 16;
const leastShared = 200;
