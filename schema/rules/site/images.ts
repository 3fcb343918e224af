import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { getStamp, isSettled } from '../../../base/files/fileStamp.ts';
import { listNames } from '../../../base/files/listNames.ts';
import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import { resolveSiteFile } from '../../../base/files/resolveSiteFile.ts';
import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import { site } from '../../diagnostics/exampleSites.ts';
import { getCertainCorrection } from '../../diagnostics/getCertainCorrection.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { checkTexts, explainAltText, type TextProblem } from '../page/images/checkAltTexts.ts';
import type { RuleContext, SiteRuleContext } from '../RuleContext.ts';
import { checkPictures, listSettingTexts } from './pictures/checkPictures.ts';
import { explainPictureFile } from './pictures/explainPictureFile.ts';
import { findOuterResource } from './pictures/explainSvg.ts';
import type { PictureFault } from './pictures/PictureFault.ts';

export const rules = defineRules('site', {
  'image-missing': {
    code: 'BW106',
    severity: 'error',
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

/** Reports images that are missing, unreadable or too large, and alt texts of `site`. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const publicFolder = readIfAny(() => resolveSiteFile(context.root, 'public'));
  return [
    ...checkPictures(context, (src) => explainImageFile(src, publicFolder, context)),
    ...checkTexts(listSettingTexts(context), 'alt', explainAltText),
  ];
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
    return {
      rule: 'image-missing',
      message: `The file public${src} does not exist.`,
      hint: corrected ? `did you mean "${corrected}"?` : 'add the image, or correct the path',
      ...(correction && { replacement: posix.join(folder, correction) }),
    };
  }
  const { fault, outer } = inspect(file, posix.basename(src), stats);
  if (fault)
    return {
      rule: 'image-unreadable',
      message: `The picture public${src} cannot be read: ${fault.reason}.`,
      hint: fault.hint,
    };
  if (outer !== undefined)
    return {
      rule: 'picture-loads-files',
      message: `The drawing public${src} loads \`${outer.slice(0, 60)}\`, which browsers do not do in a picture.`,
      hint: 'put it into the drawing: fonts as paths, pictures embedded',
    };
  const limit = context.limit(isSvg(src) ? 'svg-file-kilobytes' : 'image-file-kilobytes');
  if (stats.size <= limit * 1000) return undefined;
  return {
    rule: 'image-too-large',
    message: `public${src} is ${Math.round(stats.size / 1000)} kB; aim for less than ${limit} kB.`,
    hint: 'save a smaller version; 2000 pixels wide is enough',
  };
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
