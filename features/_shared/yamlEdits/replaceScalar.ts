import { isScalar, Scalar } from 'yaml';
import { EditError } from './EditError.ts';
import { isFlow } from './FlowCollection.ts';
import type { TextSplice } from './TextSplice.ts';
import type { FoundNode, YamlText } from './YamlText.ts';

/**
 * Replaces a scalar by another one of any style; a comment on its first line stays there.
 *
 * @param source the new scalar, its lines but the first one indented
 */
export function replaceScalar(
  yaml: YamlText,
  { node, parent }: FoundNode,
  source: string,
): TextSplice {
  if (!isScalar(node) || !node.range) throw new EditError('There is nothing to change');
  const [from, to] = node.range;
  const wasBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
  const isBlock = /^[|>]/.test(source);
  if ((!wasBlock && !isBlock) || isFlow(parent)) return { from, to, text: source };
  const end = wasBlock ? to : to + yaml.text.slice(to).search(/\r?\n|$/);
  const old = yaml.text.slice(from, end);
  const comment = wasBlock
    ? (/^[|>][-+\d]*(.*)/.exec(old)?.[1] ?? '').trimEnd()
    : yaml.text.slice(to, end).trimEnd();
  const lines = source.replace(/\n$/, '').split('\n');
  const head = isBlock ? (/^[|>][-+\d]*/.exec(lines[0] ?? '')?.[0] ?? '') : source;
  const body = isBlock ? lines.slice(1) : [];
  return {
    from,
    to: end,
    text: [head + comment, ...body].join('\n') + (old.endsWith('\n') ? '\n' : ''),
  };
}
