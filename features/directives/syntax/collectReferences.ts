import type { StateCore, Token } from 'markdown-it';
import type { FindReference, Reference } from './FindReference.ts';
import type { FoundDirective } from './findDirective.ts';
import { mostDepth } from './mostDepth.ts';

/**
 * Adds the labels that directives define to the labels of their article, and returns a function that
 * finds a label, wherever the article defines it.
 */
export function collectReferences(
  sections: readonly Token[],
  { src, md, env }: StateCore,
): FindReference {
  let depth = 0;
  const collect = (found: readonly Token[], text: string): void => {
    if (depth === mostDepth) return;
    depth++;
    for (const { meta } of found) {
      const { markdown } = meta as FoundDirective;
      const inner = markdown && text.slice(markdown.from, markdown.to);
      if (!inner || !mayDefine.test(inner)) continue;
      env.references ??= {};
      const tokens: Token[] = [];
      // Footnotes stay apart: their text is shown below the text that contains it.
      md.block.parse(inner, md, { references: env.references }, tokens);
      collect(
        tokens.filter(({ type }) => type === 'section'),
        inner,
      );
    }
    depth--;
  };
  collect(sections, src);
  const references: Record<string, Reference> | undefined = env.references;
  return (label) => references?.[md.utils.normalizeReference(label)];
}

/** Matches a text that may define a label. */
const mayDefine = /\[[^[\]]+\]:/;
