import type MarkdownIt from 'markdown-it';
import { readDirective } from './syntax/readDirective.ts';

/** Lets an article contain directives: lines such as `::video{address="…"}`, which become sections. */
export function articleSyntax(parser: MarkdownIt): void {
  parser.block.ruler.before(
    'fence',
    'section',
    (state, line, end, silent) => {
      const { src, bMarks, tShift, eMarks, sCount, blkIndent, level } = state;
      const from = (bMarks[line] ?? 0) + (tShift[line] ?? 0);
      if (src[from] !== ':' || (sCount[line] ?? 0) - blkIndent > 3) return false;
      const directive = readDirective({
        src,
        bMarks,
        eMarks,
        line,
        end,
        from,
        isNested: level > 0,
      });
      if (!directive) return false;
      if (silent) return true;
      const token = state.push('section', '', 0);
      token.meta = directive;
      token.content = src.slice(from, eMarks[directive.next - 1]);
      token.map = [line, directive.next];
      state.line = directive.next;
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
}
