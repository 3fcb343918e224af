import type { HostKey, HostList } from '../model/HostFile.ts';
import { compareKey } from './compareKey.ts';
import { type JsoncNode, parseJsonc, toValue } from './JsoncNode.ts';
import type { Merge, MergeFinding } from './Merge.ts';

/**
 * Adds keys to a JSON file of the author, which may have comments, and leaves all other characters as they
 * are. A key with another value stays and is reported; entries of the author stay in front of ours.
 */
export function mergeJsonc(
  own: string,
  keys: readonly HostKey[],
  lists: readonly HostList[] = [],
): Merge {
  let text = own;
  for (const { path, value, isLeftover } of keys) if (!isLeftover) text = addKey(text, path, value);
  for (const list of lists) text = writeList(text, list);
  const root = parseJsonc(text);
  if (!root?.members) {
    const message = 'The file is not readable, so it lacks what the host needs.';
    return { text: own, findings: [{ from: 0, to: 0, message, hint: 'correct its syntax' }] };
  }
  const findings = [
    ...keys.flatMap((key) => {
      const { node, rest } = find(root, key.path);
      return compareKey(key, rest.length > 0 ? undefined : toValue(node), node);
    }),
    ...lists.flatMap((list) => reportForeign(root, list)),
  ];
  return { text, findings };
}

/** Finds the deepest value on a path, and the keys that are missing below it. */
function find(root: JsoncNode, path: readonly string[]) {
  let node = root;
  for (const [index, key] of path.entries()) {
    const next = node.members?.find((member) => member.key === key)?.node;
    if (!next) return { node, rest: path.slice(index) };
    node = next;
  }
  return { node, rest: [] };
}

/** Adds a key, unless it exists or the author has something else than an object on the way. */
function addKey(text: string, path: readonly string[], value: unknown): string {
  const root = parseJsonc(text);
  if (!root) return text;
  const { node, rest } = find(root, path);
  const [key, ...below] = rest;
  if (key === undefined || !node.members) return text;
  const nested = below.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  const last = node.members.at(-1);
  const indent = getIndent(text, last ? last.node.from : node.from) + (last ? '' : '  ');
  const json = JSON.stringify(nested, null, 2).replaceAll('\n', `\n${indent}`);
  const line = `\n${indent}${JSON.stringify(key)}: ${json}`;
  if (!last) {
    const end = `\n${getIndent(text, node.from)}`;
    return `${text.slice(0, node.from + 1)}${line}${end}${text.slice(node.from + 1).trimStart()}`;
  }
  const { to } = last.node;
  // A comma and a comment behind the last member stay with it.
  const [, comma = '', comment = ''] =
    /^(\s*,)?((?:[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/))?)/.exec(text.slice(to)) ?? [];
  const end = to + comma.length + comment.length;
  const added = comma ? `${line},` : line;
  return `${text.slice(0, to)}${comma || ','}${comment}${added}${text.slice(end)}`;
}

/** Writes our entries of a list behind those of the author. */
function writeList(text: string, { path, entries }: HostList): string {
  const root = parseJsonc(text);
  if (!root) return text;
  const { node, rest } = find(root, path);
  if (rest.length > 0) return entries.length > 0 ? addKey(text, path, entries) : text;
  if (!node.entries) return text;
  const indent = `${getIndent(text, node.from)}  `;
  const ours = new Set(entries.map((entry) => JSON.stringify(entry)));
  const all = [
    ...listForeign(node, ours).map(({ from, to }) => text.slice(from, to)),
    ...entries.map((entry) => JSON.stringify(entry, null, 2).replaceAll('\n', `\n${indent}`)),
  ];
  if (
    JSON.stringify(toValue(node)) ===
    JSON.stringify(all.map((one) => toValue(parseJsonc(one) ?? node)))
  )
    return text;
  const lines = all.map((one) => `\n${indent}${one}`).join(',');
  return `${text.slice(0, node.from)}[${lines}\n${indent.slice(2)}]${text.slice(node.to)}`;
}

function listForeign({ entries = [] }: JsoncNode, ours: ReadonlySet<string>): JsoncNode[] {
  return entries.filter((entry) => !ours.has(JSON.stringify(toValue(entry))));
}

function reportForeign(root: JsoncNode, { path, entries }: HostList): MergeFinding[] {
  const { node, rest } = find(root, path);
  const ours = new Set(entries.map((entry) => JSON.stringify(entry)));
  const foreign = rest.length > 0 ? [] : listForeign(node, ours);
  return foreign.slice(0, 1).map(({ from, to }) => ({
    from,
    to,
    message: `\`${path.join('.')}\` has ${foreign.length === 1 ? 'an entry' : `${foreign.length} entries`} that the site does not have.`,
    hint: 'remove what was written for an earlier build, and move the rest to `public/_redirects` or `public/_headers`',
  }));
}

/** Returns the white space at the start of the line of an offset. */
function getIndent(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}
