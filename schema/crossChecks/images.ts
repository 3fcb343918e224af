import { readdirSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { nearest } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { pageSchema } from '../page.ts';
import type { ResolvedPage } from '../resolve/ResolvedPage.ts';
import { trace, type Written } from '../resolve/Written.ts';
import { siteSchema } from '../site.ts';
import type { CrossContext, SiteContext } from './CrossContext.ts';

/** Alternative texts that say nothing. */
export function alternativeTexts(page: ResolvedPage, context: CrossContext): Problem[] {
  if (!page.shown) return [];
  return fieldProblems(sectionsOf(page, context), context, 'alt', altProblem);
}

/** Pictures that are missing or very large. */
export function imageFiles(context: SiteContext): Problem[] {
  const known = new Map<string, Found | undefined>();
  const look = (src: string) => {
    if (!known.has(src)) known.set(src, fileProblem(src, context));
    return known.get(src);
  };
  const { site, siteWritten, pages } = context;
  const own =
    site && siteWritten ? [{ schema: siteSchema, value: site, written: siteWritten }] : [];
  return [
    ...fieldProblems(own, context, 'image', look),
    ...fieldProblems(own, context, 'alt', altProblem),
    ...pages
      .filter(({ facts }) => facts.images.some(look))
      .flatMap((page) => fieldProblems(placesOf(page.resolved(), context), context, 'image', look)),
  ];
}

/** A value whose texts are looked at. */
interface Looked extends Pick<Problem, 'route' | 'section'> {
  schema: object;
  value: object;
  written: Written;
}

function sectionsOf({ page, sections }: ResolvedPage, context: CrossContext): Looked[] {
  const looked: Looked[] = [];
  for (const { value, written, shown } of sections) {
    const schema = context.sections[value.type];
    if (schema && shown)
      looked.push({ schema, value, written, route: page.route, section: value.type });
  }
  return looked;
}

function placesOf(page: ResolvedPage, context: CrossContext): Looked[] {
  const { image, route } = page.page;
  const own = { schema: pageSchema, value: { image }, written: page.written, route };
  return [own, ...sectionsOf(page, context)];
}

function fieldProblems(
  looked: readonly Looked[],
  { fields }: CrossContext,
  format: 'alt' | 'image',
  problemOf: (text: string) => Found | undefined,
): Problem[] {
  const problems: Problem[] = [];
  for (const { schema, value, written, ...more } of looked)
    for (const field of fields.fields(schema, value, format)) {
      const problem = problemOf(field.value);
      if (!problem) continue;
      const { at, related } = trace(written, field.path);
      const { replacement, ...text } = problem;
      const fix = replacement && typeof at.part !== 'object' && [{ at, text: replacement }];
      problems.push({ ...text, at, related, ...more, ...(fix && { fix }) });
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
