import { closeSync, openSync, readFileSync, readSync, type Stats, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { listNames } from '../../../base/files/listNames.ts';
import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import { resolveSiteFile } from '../../../base/files/resolveSiteFile.ts';
import {
  checkTexts,
  explainAltText,
  listSectionTexts,
  type TextProblem,
  type TextSource,
} from '../../content/page/checkAltTexts.ts';
import type { RuleContext, SiteRuleContext } from '../../content/RuleContext.ts';
import { site } from '../../diagnostics/exampleSites.ts';
import { getCertainCorrection } from '../../diagnostics/getCertainCorrection.ts';
import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { getStamp, isSettled } from '../../manifest/siteFiles.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import { pageSchema } from '../../vocabulary/page.ts';
import { siteSchema } from '../../vocabulary/site/site.ts';

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
  logo: { src: /logo.svg, alt: Example }
${[
  `  checks: { svg-file-kilobytes: 0 }
`,
  '',
]}# public/logo.svg
<svg/>`,
  },
  'image-unreadable': {
    code: 'BW038',
    phase: 'shape',
    severity: 'error',
    title: 'A picture cannot be read',
    why: 'Browsers could not show it, and the build could not make smaller copies of it.',
    help: 'Save the picture again in the format that its name says.',
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
});

/** Reports images that are missing, unreadable or too large, and alt texts of `site`. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const cache = new Map<string, TextProblem | undefined>();
  const publicFolder = readIfAny(() => resolveSiteFile(context.root, 'public'));
  const explainFile = (src: string) => {
    if (!cache.has(src)) cache.set(src, explainImageFile(src, publicFolder, context));
    return cache.get(src);
  };
  const { site, siteProvenance, pages, fieldIndex } = context;
  const siteTexts =
    site && siteProvenance
      ? [{ texts: fieldIndex.collectTexts(siteSchema, site), provenance: siteProvenance }]
      : [];
  return [
    ...checkTexts(siteTexts, 'image', explainFile),
    ...checkTexts(siteTexts, 'alt', explainAltText),
    ...pages
      .filter(({ facts }) => facts.images.some(explainFile))
      .flatMap((page) =>
        checkTexts(listTextSources(page.resolved(), context), 'image', explainFile),
      ),
  ];
}

function listTextSources(page: ResolvedPage, context: RuleContext): TextSource[] {
  const { image, route } = page.page;
  const texts = context.fieldIndex.collectTexts(pageSchema, { image });
  return [{ texts, provenance: page.provenance, route }, ...listSectionTexts(page, context)];
}

/** Explains why an image in public/ cannot be used or is too large. */
function explainImageFile(
  src: string,
  publicFolder: string | undefined,
  context: RuleContext,
): TextProblem | undefined {
  if (!/^\/[^/]/.test(src) || src.includes('..') || src.includes('{{')) return undefined;
  const stats = publicFolder
    ? readIfAny(() => statSync(resolvePublicFile(context.root, src, publicFolder)))
    : undefined;
  if (!stats?.isFile()) {
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
  const fault = findFault(join(context.root, 'public', src), stats);
  if (fault)
    return {
      rule: 'image-unreadable',
      message: `The picture public${src} cannot be read: ${fault}.`,
      hint: 'save it again, or correct the ending of its name',
    };
  const limit = context.limit(src.endsWith('.svg') ? 'svg-file-kilobytes' : 'image-file-kilobytes');
  if (stats.size <= limit * 1000) return undefined;
  return {
    rule: 'image-too-large',
    message: `public${src} is ${Math.round(stats.size / 1000)} kB; aim for less than ${limit} kB.`,
    hint: 'save a smaller version; 2000 pixels wide is enough',
  };
}

/** Returns what `read` returns; undefined if there is no such file, or it is not the site's. */
function readIfAny<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** What was wrong with the content of each picture at its last check, with the stamp of its file. */
const knownFaults = new Map<string, { stamp: string; fault: string | undefined }>();

/** Explains why a picture cannot be read. A program that checks at every save reads each picture once. */
function findFault(file: string, stats: Stats): string | undefined {
  const stamp = getStamp(stats);
  const known = knownFaults.get(file);
  if (known?.stamp === stamp) return known.fault;
  try {
    const fault = explainImageFault(file);
    if (isSettled(stats)) knownFaults.set(file, { stamp, fault });
    return fault;
  } catch (error) {
    return `it cannot be opened (${(error as NodeJS.ErrnoException).code ?? error})`;
  }
}

/**
 * Explains why a file is not an image of the type that its extension says, by its first bytes.
 * Returns undefined for a valid image and for unknown extensions.
 */
function explainImageFault(file: string): string | undefined {
  const extension = posix.extname(file).toLowerCase();
  if (extension === '.svg') return explainSvgFault(readFileSync(file, 'utf8'));
  if (!/^\.(?:png|jpe?g|gif|webp|avif)$/.test(extension)) return undefined;
  const head = readStart(file).toString('latin1');
  return signatures.some((isFormat) => isFormat(head))
    ? undefined
    : `it is not a ${extension.slice(1).toUpperCase()} file`;
}

/** Tests for the first bytes of each format: browsers and the build ignore the extension. */
const signatures: ((head: string) => boolean)[] = [
  (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  (head) => head.startsWith('\xff\xd8\xff'),
  (head) => /^GIF8[79]a/.test(head),
  (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  (head) => /^ftyp(?:avif|avis|mif1)/.test(head.slice(4)),
];

function readStart(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const head = Buffer.alloc(16);
    return head.subarray(0, readSync(descriptor, head, 0, head.length, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** Refuses entities, which could expand to millions of elements or read other files. */
function explainSvgFault(text: string): string | undefined {
  if (/<!ENTITY/i.test(text)) return 'it declares entities, which are not allowed in pictures';
  const prolog =
    /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*>\s*)*/i;
  const root = text.slice(prolog.exec(text)?.[0].length ?? 0);
  return /^<(?:\w+:)?svg[\s/>]/.test(root) ? undefined : 'it is not an SVG file';
}
