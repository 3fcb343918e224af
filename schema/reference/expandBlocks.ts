import { describeValue } from '../diagnostics/describeValue.ts';
import { getCertainCorrection } from '../diagnostics/getCertainCorrection.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { blockCycle, unknownBlock } from '../rules/reference/blocks.ts';
import { reportKey } from '../rules/shape/keys.ts';
import { reportType } from '../rules/shape/wrong-type.ts';
import { locate } from '../yaml/locate.ts';
import { explainMissingHyphen } from '../yaml/recovery/explainMissingHyphen.ts';
import type { SourceLayer } from './expressions/Provenance.ts';
import type { ResolveContext } from './read/ResolveContext.ts';
import type { Usage } from './read/ResolvedPage.ts';

/** Follows `use:` from a section or block to the block with `type:`, and returns the layers. */
export function expandBlocks(
  own: SourceLayer,
  context: Pick<ResolveContext, 'blocks' | 'isIncomplete'>,
  usage?: Usage,
): { layers: SourceLayer[] } | { problem: Problem | undefined } {
  const layers = [own];
  for (let layer = own; 'use' in layer.value; ) {
    const name = layer.value.use;
    const at = { file: layer.file, path: [...layer.path, 'use'] };
    if (typeof name !== 'string')
      return {
        problem: reportType(name === null ? 'empty-value' : 'wrong-type', {
          message: `\`use\` must be the name of a block, not ${describeValue(name)}.`,
          hint: 'write the name of a block',
          at: { ...at, part: name === null ? 'key' : 'value' },
        }),
      };
    if ('type' in layer.value) {
      const joined = explainJoinedSection(layer);
      if (joined) return { problem: joined };
      return {
        problem: reportKey('unknown-key', {
          message: 'A section with `use:` gets its type from the block, so it cannot have `type:`.',
          hint: 'remove `type:` or `use:`',
          at: { file: layer.file, path: [...layer.path, 'type'], part: 'key' },
        }),
      };
    }
    const block = context.blocks.get(name);
    if (!block) {
      // The block may be in a file that could not be read, unless the name is misspelt.
      const misspelt = getCertainCorrection(name, context.blocks.keys()) !== undefined;
      const isReported = misspelt || !context.isIncomplete;
      return {
        problem: isReported ? unknownBlock(name, at, [...context.blocks.keys()]) : undefined,
      };
    }
    usage?.blocks.add(name);
    if (layers.includes(block)) return { problem: createCycleProblem(block, layers) };
    layers.push(block);
    layer = block;
  }
  return { layers };
}

/** Reports the cycle at its first block by name, so that all users of it yield the same problem. */
function createCycleProblem(block: SourceLayer, layers: SourceLayer[]): Problem {
  const cycle = layers.slice(layers.indexOf(block));
  const names = cycle.map((layer) => String(layer.path.at(-1)));
  const first =
    cycle.toSorted((a, b) => (String(a.path.at(-1)) < String(b.path.at(-1)) ? -1 : 1))[0] ?? block;
  const start = cycle.indexOf(first);
  const order = [...names.slice(start), ...names.slice(0, start), String(first.path.at(-1))];
  return blockCycle(order, { file: first.file, path: [...first.path, 'use'] });
}

/** Explains a section with `type:` and, below its other keys, `use:`, or the reverse: it is two. */
function explainJoinedSection({ file, path, value }: SourceLayer): Problem | undefined {
  const keys = Object.keys(value);
  const second = Math.max(keys.indexOf('type'), keys.indexOf('use'));
  if (second < 2 || path.at(-2) !== 'sections') return undefined;
  const { from } = locate({ file, path: [...path, keys[second] ?? ''], part: 'key' });
  const problem = explainMissingHyphen(file.source, from);
  return problem.fix && problem;
}
