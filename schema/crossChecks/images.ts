import { readdirSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { nearest } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { Path } from '../load/Place.ts';
import { pageSchema } from '../page.ts';
import { trace, type Written } from '../resolve/Written.ts';
import { siteSchema } from '../site.ts';
import type { CrossContext } from './CrossContext.ts';

/** Pictures that are missing or very large, and alternative texts that say nothing. */
export function images(context: CrossContext): Problem[] {
  const problems: Problem[] = [];
  const sizes = new Map<string, number | undefined>();
  const look = (
    schema: object,
    value: object,
    written: Written,
    more: Pick<Problem, 'route' | 'section'>,
  ) => {
    for (const field of context.fields.fields(schema, value, 'image', 'alt')) {
      const problem =
        field.format === 'alt' ? altProblem(field.value) : fileProblem(field.value, context, sizes);
      if (!problem) continue;
      const { at, related } = trace(written, field.path as Path);
      const { replacement, ...text } = problem;
      problems.push({
        ...text,
        at,
        related,
        ...more,
        ...(replacement && typeof at.part !== 'object' && { fix: [{ at, text: replacement }] }),
      });
    }
  };
  if (context.site && context.siteWritten) look(siteSchema, context.site, context.siteWritten, {});
  for (const { page, written, sections } of context.pages) {
    const { route } = page;
    look(pageSchema, { image: page.image }, written, { route });
    for (const section of sections) {
      const { type } = section.value;
      const schema = context.sections[type];
      if (schema && section.shown)
        look(schema, section.value, section.written, { route, section: type });
    }
  }
  return problems;
}

type Found = Pick<Problem, 'rule' | 'message' | 'hint'> & { replacement?: string };

function fileProblem(
  src: string,
  context: CrossContext,
  sizes: Map<string, number | undefined>,
): Found | undefined {
  if (!/^\/[^/]/.test(src) || src.includes('..') || src.includes('{{')) return undefined;
  if (!sizes.has(src)) sizes.set(src, sizeOf(join(context.root, 'public', src)));
  const bytes = sizes.get(src);
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
