import { getSpellingSuggestion } from '../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { describeValue } from '../validate/describeValue.ts';
import type { SourceLayer } from './Provenance.ts';
import type { ResolveContext } from './ResolveContext.ts';
import type { Usage } from './ResolvedPage.ts';

/** Follows `use:` from a section (or block) to the block that has the `type:`. */
export function expandBlocks(
  own: SourceLayer,
  context: Pick<ResolveContext, 'blocks' | 'isIncomplete'>,
  use?: Usage,
): { layers: SourceLayer[] } | { problem: Problem | undefined } {
  const layers = [own];
  for (let layer = own; 'use' in layer.value; ) {
    const name = layer.value.use;
    const at = { file: layer.file, path: [...layer.path, 'use'] };
    if (typeof name !== 'string')
      return {
        problem: {
          rule: name === null ? 'empty-value' : 'wrong-type',
          message: `\`use\` must be the name of a block, not ${describeValue(name)}.`,
          hint: 'write the name of a block',
          at: { ...at, part: name === null ? ('key' as const) : ('value' as const) },
        },
      };
    if ('type' in layer.value)
      return {
        problem: {
          rule: 'unknown-key',
          message: 'A section with `use:` gets its type from the block, so it cannot have `type:`.',
          hint: 'remove `type:` or `use:`',
          at: { file: layer.file, path: [...layer.path, 'type'], part: 'key' },
        },
      };
    const block = context.blocks.get(name);
    if (!block) {
      // A block that could not be read is not missing; a misspelt name is one all the same.
      const misspelt = getSpellingSuggestion(name, context.blocks.keys()) !== undefined;
      const told = misspelt || !context.isIncomplete;
      return { problem: told ? unknownBlock(name, at, context) : undefined };
    }
    use?.blocks.add(name);
    if (layers.includes(block)) return { problem: cycle(block, layers) };
    layers.push(block);
    layer = block;
  }
  return { layers };
}

function unknownBlock(
  name: string,
  at: Problem['at'],
  context: Pick<ResolveContext, 'blocks'>,
): Problem {
  const names = [...context.blocks.keys()];
  const near = getSpellingSuggestion(name, names);
  return {
    rule: 'unknown-block',
    message: `Unknown block \`${name}\`.`,
    hint: near
      ? `did you mean "${near}"?`
      : names.length
        ? `available blocks: ${names.slice(0, 20).join(', ')}`
        : 'add it to `blocks:`',
    at,
    ...(near && { fix: [{ at, text: near }] }),
  };
}

/** The circle is told where the first of its blocks (by name) goes on, whoever uses it. */
function cycle(block: SourceLayer, layers: SourceLayer[]): Problem {
  const circle = layers.slice(layers.indexOf(block));
  const names = circle.map((layer) => String(layer.path.at(-1)));
  const first =
    circle.toSorted((a, b) => (String(a.path.at(-1)) < String(b.path.at(-1)) ? -1 : 1))[0] ?? block;
  const start = circle.indexOf(first);
  const order = [...names.slice(start), ...names.slice(0, start), String(first.path.at(-1))];
  return {
    rule: 'block-cycle',
    message: `Blocks use each other in a loop: ${order.join(' → ')}.`,
    hint: 'give one of them its own `type:`',
    at: { file: first.file, path: [...first.path, 'use'] },
  };
}
