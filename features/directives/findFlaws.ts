import { listDirectives } from './listDirectives.ts';
import type { DirectiveFlaw } from './syntax/Directive.ts';
import { directiveTypes } from './syntax/directiveTypes.ts';

/** Finds the directives of a text that cannot be read. Only articles may have directives. */
export function findFlaws(text: string, isArticle: boolean): DirectiveFlaw[] {
  if (isArticle) return listDirectives(text).flatMap(({ flaws }) => flaws);
  if (!text.includes('::')) return [];
  return [...text.matchAll(/^ {0,3}(:{2,}[ \t]*([a-z]+)[[{ \t]?.*)$/gm)].flatMap(
    ({ 0: line, 1: directive = '', 2: name = '', index }): DirectiveFlaw | DirectiveFlaw[] => {
      if (!Object.hasOwn(directiveTypes, name)) return [];
      const from = index + line.length - directive.length;
      return {
        from,
        to: from + directive.length,
        message: `This text shows no \`${name}\`, because it has only paragraphs, lists and emphasis.`,
        hint: 'write a section of its own, or put the text into a section of type `prose`',
      };
    },
  );
}
