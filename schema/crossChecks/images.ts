import { readdirSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { nearest } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { pageSchema } from '../page.ts';
import type { ResolvedPage } from '../resolve/ResolvedPage.ts';
import type { Texts } from '../resolve/Texts.ts';
import { trace, type Written } from '../resolve/Written.ts';
import { siteSchema } from '../site.ts';
import type { CrossContext, SiteContext } from './CrossContext.ts';
import { pictureFault } from './pictureFault.ts';
import { textsOf } from './textsOf.ts';

/** Alternative texts that say nothing. */
export function alternativeTexts(page: ResolvedPage, context: CrossContext): Problem[] {
  if (!page.shown) return [];
  return textProblems(sectionsOf(page, context), 'alt', altProblem);
}

/** Pictures that are missing or very large. */
export function imageFiles(context: SiteContext): Problem[] {
  const known = new Map<string, Found | undefined>();
  const look = (src: string) => {
    if (!known.has(src)) known.set(src, fileProblem(src, context));
    return known.get(src);
  };
  const { site, siteWritten, pages, fields } = context;
  const own =
    site && siteWritten ? [{ texts: fields.texts(siteSchema, site), written: siteWritten }] : [];
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
  written: Written;
}

function placesOf(page: ResolvedPage, context: CrossContext): Looked[] {
  const { image, route } = page.page;
  const texts = context.fields.texts(pageSchema, { image });
  return [{ texts, written: page.written, route }, ...sectionsOf(page, context)];
}

function sectionsOf({ page, sections }: ResolvedPage, context: CrossContext): Looked[] {
  return sections
    .filter((section) => section.shown)
    .map((section) => ({
      texts: textsOf(section, context),
      written: section.written,
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
      const { at, related } = trace(written, text.path);
      const { replacement, ...told } = problem;
      const fix = replacement && typeof at.part !== 'object' && [{ at, text: replacement }];
      problems.push({ ...told, at, related, ...more, ...(fix && { fix }) });
    }
  return problems;
}

type Found = Pick<Problem, 'rule' | 'message' | 'hint'> & { replacement?: string };

function fileProblem(src: string, context: CrossContext): Found | undefined {
  if (!/^\/[^/]/.test(src) || src.includes('..') || src.includes('{{')) return undefined;
  const bytes = sizeOf(join(context.root, 'public', src));
  if (bytes === undefined) {
    const folder = posix.dirname(src);
    const near = nearest(posix.basename(src), filesIn(join(context.root, 'public', dirname(src))));
    const better = near && posix.join(folder, near);
    return {
      rule: 'image-missing',
      message: `There is no file public${src}.`,
      hint: better ? `did you mean "${better}"?` : 'put the picture there, or mend the path',
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
    rule: 'image-oversize',
    message: `The picture public${src} has ${Math.round(bytes / 1000)} kB; more than ${most} kB are rarely needed.`,
    hint: 'save it smaller: 2000 pixels wide are enough',
  };
}

function altProblem(alt: string): Found | undefined {
  const text = alt.trim();
  if (alt === '')
    return {
      rule: 'alt-empty',
      message: 'The picture has no alternative text, so those who cannot see it are told nothing.',
      hint: 'say in a few words what it shows',
    };
  if (text === '')
    return {
      rule: 'alt-text',
      message: 'The alternative text holds only spaces.',
      hint: 'say what the picture shows, or write "" for decoration',
    };
  if (/\.(?:png|jpe?g|svg|webp|avif|gif)$/i.test(text))
    return {
      rule: 'alt-text',
      message: 'The alternative text is the name of a file.',
      hint: 'say what the picture shows',
    };
  if (
    /^(?:an? )?(?:image|picture|photo|graphic|icon|logo)(?: of)?$/i.test(text) ||
    /^(?:image|picture|photo|graphic) of\b/i.test(text)
  )
    return {
      rule: 'alt-text',
      message: 'The alternative text says that it is a picture, which screen readers say anyway.',
      hint: 'say what the picture shows',
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
