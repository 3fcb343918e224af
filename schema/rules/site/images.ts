import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { getStamp, isSettled } from '../../../base/files/fileStamp.ts';
import { listNames } from '../../../base/files/listNames.ts';
import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import { resolveSiteFile } from '../../../base/files/resolveSiteFile.ts';
import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import { site } from '../../diagnostics/exampleSites.ts';
import { getCertainCorrection } from '../../diagnostics/getCertainCorrection.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import type { TextProblem } from '../page/images/checkTexts.ts';
import type { RuleContext, SiteRuleContext } from '../RuleContext.ts';
import { checkPictures } from './pictures/checkPictures.ts';
import { explainPictureFile } from './pictures/explainPictureFile.ts';
import { findOuterResource } from './pictures/explainSvg.ts';
import type { PictureFault } from './pictures/PictureFault.ts';

export const rules = defineRules('site', {
  'image-missing': {
    code: 'BW106',
    severity: 'error',
    isAboutName: true,
    title: 'An image file does not exist',
    why: 'Visitors would see an empty space.',
    help: 'Add the image to public/, or correct the path.',
    ...examples`- type: quote
  text: It simply works.
  image: { src: /images/${['aad', 'ada']}.svg, alt: Ada }
# public/images/ada.svg
<svg/>`,
  },
  'image-too-large': {
    code: 'BW107',
    severity: 'warning',
    title: 'An image file is very large',
    why: 'Large images slow down the build, and large SVG files slow down the page.',
    help: 'Save a smaller version. The limit is `image-file-kilobytes` (`svg-file-kilobytes` for SVG) in `site.checks`.',
    ...examples`${site}
  logo: { src: /logo.svg, alt: The word Example }
  checks: { svg-file-kilobytes: 1 }
# public/logo.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#777" d="M0 0${[' h1v1'.repeat(200), 'L9 9']}"/></svg>`,
  },
  'image-unreadable': {
    code: 'BW038',
    phase: 'shape',
    severity: 'error',
    title: 'A picture cannot be read',
    why: 'Browsers could not show it, and the build could not make smaller copies of it.',
    help: 'Export the picture as JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG, and give it the ending of its format.',
    bad: `- type: quote
  text: It simply works.
  author: Ada
  image: { src: /images/ada.png, alt: Ada at her desk }
# public/images/ada.png
not a picture`,
    good: `- type: quote
  text: It simply works.
  author: Ada
  image: { src: /images/ada.svg, alt: Ada at her desk }
# public/images/ada.svg
<svg xmlns="http://www.w3.org/2000/svg"/>`,
  },
  'picture-loads-files': {
    code: 'BW220',
    severity: 'warning',
    title: 'A drawing loads something that browsers do not load in a picture',
    why: 'An SVG that a page shows as a picture gets no fonts, styles and pictures from elsewhere: its texts are in another font, and its pictures are missing.',
    help: 'Turn the texts of the drawing into paths, and embed its pictures.',
    bad: `- type: quote
  text: It simply works.
  author: Ada
  image: { src: /images/ada.svg, alt: Ada at her desk }
# public/images/ada.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="ada.png" width="9" height="9"/></svg>`,
    good: `- type: quote
  text: It simply works.
  author: Ada
  image: { src: /images/ada.svg, alt: Ada at her desk }
# public/images/ada.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>`,
  },
});

const report = createReporter<typeof rules, TextProblem>();

/** Reports images that are missing, unreadable or too large. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const publicFolder = readIfAny(() => resolveSiteFile(context.root, 'public'));
  return checkPictures(context, (src) => explainImageFile(src, publicFolder, context));
}

/** Explains why an image in public/ cannot be used or is too large. */
function explainImageFile(
  src: string,
  publicFolder: string | undefined,
  context: RuleContext,
): TextProblem | undefined {
  if (!/^\/[^/]/.test(src) || src.includes('..') || src.includes('{{')) return undefined;
  const file = publicFolder
    ? readIfAny(() => resolvePublicFile(context.root, src, publicFolder))
    : undefined;
  const stats = file === undefined ? undefined : readIfAny(() => statSync(file));
  if (file === undefined || !stats?.isFile()) {
    const folder = posix.dirname(src);
    const names = listNames(join(context.root, 'public', dirname(src)));
    const suggestion = getSpellingSuggestion(posix.basename(src), names);
    const correction = getCertainCorrection(posix.basename(src), names);
    const corrected = suggestion && posix.join(folder, suggestion);
    return report('image-missing', {
      message: `The file public${src} does not exist.`,
      hint: corrected ? `did you mean "${corrected}"?` : 'add the image, or correct the path',
      ...(correction && { replacement: posix.join(folder, correction) }),
    });
  }
  const { fault, outer } = inspect(file, posix.basename(src), stats);
  if (fault) return unreadableImage(src, fault.reason, fault.hint);
  if (outer !== undefined)
    return report('picture-loads-files', {
      message: `The drawing public${src} loads \`${outer.slice(0, 60)}\`, which browsers do not do in a picture.`,
      hint: 'put it into the drawing: fonts as paths, pictures embedded',
    });
  const limit = context.limit(isSvg(src) ? 'svg-file-kilobytes' : 'image-file-kilobytes');
  if (stats.size <= limit * 1000) return undefined;
  return report('image-too-large', {
    message: `public${src} is ${Math.round(stats.size / 1000)} kB; aim for less than ${limit} kB.`,
    hint: 'save a smaller version; 2000 pixels wide is enough',
  });
}

/** Explains that a picture cannot be read. */
export function unreadableImage(src: string, reason: string, hint: string): TextProblem {
  return report('image-unreadable', {
    message: `The picture public${src} cannot be read: ${reason}.`,
    hint,
  });
}

function isSvg(path: string): boolean {
  return /\.svg$/i.test(path);
}

/** Returns what `read` returns; undefined if there is no such file, or it is not the site's. */
function readIfAny<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** What a file has that keeps it from being a good picture. */
interface Inspection {
  fault?: PictureFault | undefined;
  /** What an SVG loads from elsewhere. */
  outer?: string | undefined;
}

/** What was found in each picture at its last check, with the stamp of its file. */
const known = new Map<string, { stamp: string; found: Inspection }>();

/** Looks into a picture. A program that checks at every save reads each picture once. */
function inspect(file: string, name: string, stats: Stats): Inspection {
  // A file may be linked to by several names.
  const key = `${file} ${name}`;
  const stamp = getStamp(stats);
  const last = known.get(key);
  if (last?.stamp === stamp) return last.found;
  try {
    const fault = explainPictureFile(file, name);
    const outer = !fault && isSvg(name) ? findOuterResource(readFileSync(file, 'utf8')) : undefined;
    const found = { fault, outer };
    if (isSettled(stats)) known.set(key, { stamp, found });
    return found;
  } catch (error) {
    const reason = `it cannot be opened (${(error as NodeJS.ErrnoException).code ?? error})`;
    return { fault: { reason, hint: 'allow everybody to read it, or save it again' } };
  }
}
