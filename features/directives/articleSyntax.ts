import type MarkdownIt from 'markdown-it';
import { collectReferences } from './syntax/collectReferences.ts';
import { type FoundDirective, findDirective } from './syntax/findDirective.ts';

/** Lets an article contain directives: lines such as `::video{address="…"}`, which become sections. */
export function articleSyntax(parser: MarkdownIt): void {
  parser.block.ruler.before(
    'fence',
    'section',
    (state, line, end, silent) => {
      const { src, bMarks, tShift, eMarks, sCount, blkIndent, level } = state;
      const from = (bMarks[line] ?? 0) + (tShift[line] ?? 0);
      if (src[from] !== ':' || (sCount[line] ?? 0) - blkIndent > 3) return false;
      const found = findDirective({
        src,
        bMarks,
        eMarks,
        line,
        end,
        from,
        isNested: level > 0,
      });
      if (!found) return false;
      if (silent) return true;
      const token = state.push('section', '', 0);
      token.meta = found;
      token.content = src.slice(from, eMarks[found.next - 1]);
      token.map = [line, found.next];
      state.line = found.next;
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
  parser.core.ruler.after('block', 'sections', (state) => {
    const sections = state.tokens.filter(({ type }) => type === 'section');
    if (sections.length === 0) return;
    const findReference = collectReferences(sections, state);
    for (const token of sections) token.meta = (token.meta as FoundDirective).read(findReference);
  });
}
