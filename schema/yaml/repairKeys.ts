import { isScalar, type Node, type Pair, Scalar, type YAMLMap } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import { reportCharacter } from '../rules/yaml/unusable-character.ts';
import { syntaxError } from '../rules/yaml/yaml-syntax.ts';
import { invisible, nameInvisible } from './findUnusableCharacter.ts';
import { isKeyElsewhere } from './recovery/lines.ts';
import type { SourceFile } from './source/SourceFile.ts';

/**
 * Finds keys with invisible characters, and `key = value` in braces, which YAML reads as a key without
 * a value. Repairs them in the mapping, so that nothing else is reported about them. Returns the
 * problems.
 */
export function repairKeys(source: SourceFile, map: YAMLMap): Problem[] {
  return (map.items as Pair[]).flatMap((pair) => {
    const { key } = pair;
    if (!isScalar(key) || typeof key.value !== 'string') return [];
    return removeInvisible(source, key, key.value) ?? splitAssignment(source, pair, key) ?? [];
  });
}

function removeInvisible(source: SourceFile, key: Scalar, name: string): Problem | undefined {
  if (!invisible.test(name)) return undefined;
  const at = locate(source, key);
  const raw = source.text.slice(at.from, at.to);
  const text = raw.replaceAll(new RegExp(invisible, 'gu'), '');
  key.value = name.replaceAll(new RegExp(invisible, 'gu'), '');
  return reportCharacter({
    message: `This key contains an invisible character, ${nameInvisible(name)}.`,
    hint: `remove it: write \`${key.value}\``,
    at,
    ...(text !== raw && { fix: [{ at, text }] }),
  });
}

function splitAssignment(source: SourceFile, pair: Pair, key: Scalar): Problem | undefined {
  const [, name = '', value = ''] = /^([A-Za-z][\w-]*) *= *(\S.*)$/.exec(String(key.value)) ?? [];
  if (!name || pair.value !== null || key.type !== 'PLAIN' || !isKeyElsewhere(source, name))
    return undefined;
  const at = locate(source, key);
  const text = `${name}: ${value}`;
  const scalar = new Scalar(value);
  scalar.range = [at.to - value.length, at.to, at.to];
  pair.key = Object.assign(new Scalar(name), { range: [at.from, at.from + name.length, at.to] });
  pair.value = scalar;
  return syntaxError({
    message: 'A colon separates a key from its value in YAML, not `=`.',
    hint: `write \`${text}\``,
    at,
    fix: [{ at, text }],
  });
}

function locate(source: SourceFile, node: Node) {
  const [from, to] = node.range ?? [0, 0];
  return { file: source, from, to };
}
