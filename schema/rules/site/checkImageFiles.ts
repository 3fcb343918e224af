import { readdirSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { pageSchema } from '../../page.ts';
import { type Provenance, traceToSource } from '../../resolve/Provenance.ts';
import type { ResolvedPage } from '../../resolve/ResolvedPage.ts';
import type { Texts } from '../../resolve/Texts.ts';
import { siteSchema } from '../../site.ts';
import { textsOf } from '../facts/getSectionTexts.ts';
import type { RuleContext, SiteRuleContext } from '../RuleContext.ts';
import { pictureFault } from './explainImageFault.ts';

/** Alternative texts that say nothing. */
export function alternativeTexts(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.shown) return [];
  return textProblems(sectionsOf(page, context), 'alt', altProblem);
}

/** Pictures that are missing or very large. */
export function imageFiles(context: SiteRuleContext): Problem[] {
  const known = new Map<string, Found | undefined>();
  const look = (src: string) => {
    if (!known.has(src)) known.set(src, fileProblem(src, context));
    return known.get(src);
  };
  const { site, siteProvenance, pages, fields } = context;
  const own =
    site && siteProvenance
      ? [{ texts: fields.texts(siteSchema, site), written: siteProvenance }]
      : [];
  return [
    ...textProblems(own, 'image', look),
    ...textProblems(own, 'alt', altProblem),
    ...pages
      .filter(({ facts }) => facts.images.some(look))
      .flatMap((page) => textProblems(placesOf(page.resolved(), context), 'image', look)),
  ];
}

/** Something whose texts are looked at. */
interface Looked extends Pick<Problem, 'route' | 'section'> {
  texts: Texts;
  written: Provenance;
}

function placesOf(page: ResolvedPage, context: RuleContext): Looked[] {
  const { image, route } = page.page;
  const texts = context.fields.texts(pageSchema, { image });
  return [{ texts, written: page.provenance, route }, ...sectionsOf(page, context)];
}

function sectionsOf({ page, sections }: ResolvedPage, context: RuleContext): Looked[] {
  return sections
    .filter((section) => section.shown)
    .map((section) => ({
      texts: textsOf(section, context),
      written: section.provenance,
      route: page.route,
      section: section.value.type,
    }));
}

function textProblems(
  looked: readonly Looked[],
  format: 'alt' | 'image',
  problemOf: (text: string) => Found | undefined,
): Problem[] {
  const problems: Problem[] = [];
  for (const { texts, written, ...more } of looked)
    for (const text of texts[format]) {
      const problem = problemOf(text.value);
      if (!problem) continue;
      const { at, related } = traceToSource(written, text.path);
      const { replacement, ...told } = problem;
      const fix = replacement && typeof at.part !== 'object' && [{ at, text: replacement }];
      problems.push({ ...told, at, related, ...more, ...(fix && { fix }) });
    }
  return problems;
}

type Found = Pick<Problem, 'rule' | 'message' | 'hint'> & { replacement?: string };

function fileProblem(src: string, context: RuleContext): Found | undefined {
  if (!/^\/[^/]/.test(src) || src.includes('..') || src.includes('{{')) return undefined;
  const bytes = sizeOf(join(context.root, 'public', src));
  if (bytes === undefined) {
    const folder = posix.dirname(src);
    const near = getSpellingSuggestion(
      posix.basename(src),
      filesIn(join(context.root, 'public', dirname(src))),
    );
    const better = near && posix.join(folder, near);
    return {
      rule: 'image-missing',
      message: `The file public${src} does not exist.`,
      hint: better ? `did you mean "${better}"?` : 'add the image, or correct the path',
      ...(better && { replacement: better }),
    };
  }
  const fault = faultOf(join(context.root, 'public', src));
  if (fault)
    return {
      rule: 'image-unreadable',
      message: `The picture public${src} cannot be read: ${fault}.`,
      hint: 'save it again, or correct the ending of its name',
    };
  const most = context.limit(src.endsWith('.svg') ? 'svg-kilobytes' : 'image-kilobytes');
  if (bytes <= most * 1000) return undefined;
  return {
    rule: 'image-too-large',
    message: `public${src} is ${Math.round(bytes / 1000)} kB; aim for less than ${most} kB.`,
    hint: 'save a smaller version; 2000 pixels wide is enough',
  };
}

function altProblem(alt: string): Found | undefined {
  const text = alt.trim();
  if (alt === '')
    return {
      rule: 'alt-empty',
      message: 'This image has no alt text, so screen readers skip it.',
      hint: 'describe the image in a few words',
    };
  if (text === '')
    return {
      rule: 'alt-text',
      message: 'The alt text contains only spaces.',
      hint: 'describe the image, or write "" if it is decoration',
    };
  if (/\.(?:png|jpe?g|svg|webp|avif|gif)$/i.test(text))
    return {
      rule: 'alt-text',
      message: 'The alt text is a file name.',
      hint: 'describe the image',
    };
  if (
    /^(?:an? )?(?:image|picture|photo|graphic|icon|logo)(?: of)?$/i.test(text) ||
    /^(?:image|picture|photo|graphic) of\b/i.test(text)
  )
    return {
      rule: 'alt-text',
      message: 'The alt text says that this is an image; screen readers already say so.',
      hint: 'describe only what the image shows',
    };
  return undefined;
}

function faultOf(file: string): string | undefined {
  try {
    return pictureFault(file);
  } catch (error) {
    return `it cannot be opened (${(error as NodeJS.ErrnoException).code ?? error})`;
  }
}

function sizeOf(file: string): number | undefined {
  try {
    const stat = statSync(file);
    return stat.isFile() ? stat.size : undefined;
  } catch {
    return undefined;
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
