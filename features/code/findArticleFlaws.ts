import { findLineStarts } from '../../base/text/findLineStarts.ts';
import { parseArticle } from '../../schema/vocabulary.ts';
import { type CodeFlaw, explainMark } from './explainMark.ts';
import { groupTabs } from './listListings.ts';
import { type CodeAttributes, readAttributes } from './readAttributes.ts';

/** A flaw between two offsets of a text. */
interface ArticleFlaw extends CodeFlaw {
  from: number;
  to: number;
}

interface Fence extends CodeAttributes {
  code: string;
  line: number;
}

/** Finds marks and tabs of blocks of code in an article that do nothing. */
export function findArticleFlaws(text: string): ArticleFlaw[] {
  if (!hasAttributes.test(text)) return [];
  const lines = text.split('\n');
  const starts = findLineStarts(text);
  return listRuns(text)
    .flatMap(groupTabs<Fence>)
    .flatMap((group) =>
      group.flatMap((fence) => {
        const line = lines[fence.line] ?? '';
        const start = starts[fence.line] ?? 0;
        return findFlaws(fence, group.length > 1).map(({ piece, ...flaw }) => {
          const at = Math.max(0, line.lastIndexOf(piece));
          return { ...flaw, from: start + at, to: start + at + piece.length };
        });
      }),
    );
}

/** Matches a text with anything behind the language of a fence. */
const hasAttributes = /^[ \t>*+\d.)-]*(?:`{3,}|~{3,})[^\s{`]*[ \t]*[^\s`]/m;

/** Lists the blocks of code that follow each other without anything between. */
function listRuns(text: string): Fence[][] {
  const runs: Fence[][] = [[]];
  for (const { type, content, info, map } of parseArticle(text).tokens)
    if (type === 'fence')
      runs.at(-1)?.push({ code: content, line: map?.[0] ?? 0, ...readAttributes(info) });
    else if (runs.at(-1)?.length) runs.push([]);
  return runs;
}

function findFlaws({ code, mark = [], tab, unknown }: Fence, hasNeighbour: boolean) {
  const flaws: (CodeFlaw & { piece: string })[] = unknown.map((piece) => ({
    piece,
    message: `Code does not know \`${piece}\`, so nothing comes of it.`,
    hint: 'write `{2,5-7}` to mark lines or `tab="npm"` for a tab, or remove it',
  }));
  for (const piece of mark) {
    const flaw = explainMark(piece, code);
    if (flaw) flaws.push({ piece: piece || '{', ...flaw });
  }
  if (tab !== undefined && !hasNeighbour)
    flaws.push({
      piece: tab,
      message: `The tab \`${tab}\` is the only one, so the code is shown without tabs.`,
      hint: 'write another block of code with another `tab="…"` directly below, or remove `tab`',
    });
  return flaws;
}
