import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, parseDocument } from 'yaml';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import { findRenamed } from './findRenamed.ts';
import type { KeyRename, RenamedFileKind } from './Rename.ts';
import { renameValue } from './renameValue.ts';

/** A YAML text after a rename, and what could not be rewritten. */
interface Renamed {
  text: string;
  failures: string[];
}

/** Renames a key or a value in a YAML text, which otherwise stays byte for byte as it is. */
export function applyRename(text: string, kind: RenamedFileKind, rename: KeyRename): Renamed {
  const failures: string[] = [];
  let document = parse(text);
  if (!document) return { text, failures };
  let changed = text;
  for (const path of findRenamed(document.toJS(), kind, rename)) {
    const value: unknown = document.toJS();
    const intended = renameValue(value, path, rename);
    // Its anchor was renamed before, or both names are there.
    if (intended === 'renamed') continue;
    const next: string | undefined =
      intended === 'taken' ? undefined : replaceName(changed, document, path, rename);
    const nextDocument: Document.Parsed | undefined = next === undefined ? next : parse(next);
    if (next !== undefined && isDeepStrictEqual(nextDocument?.toJS(), intended)) {
      [changed, document] = [next, nextDocument as Document.Parsed];
    } else {
      const reason =
        intended === 'taken' ? `\`${rename.to}\` is there as well` : `write \`${rename.to}\``;
      failures.push(`${path.join('.')}: ${reason}`);
    }
  }
  return { text: renameInExpressions(changed, rename), failures };
}

/** Returns undefined for a text that is no YAML, which `check` reports. */
function parse(text: string): Document.Parsed | undefined {
  const document = parseDocument(text, { logLevel: 'silent', prettyErrors: false });
  return document.errors.length > 0 ? undefined : document;
}

/** Replaces a key or a value in the text of a document, in its quotes; undefined if it is written nowhere. */
function replaceName(
  text: string,
  document: Document.Parsed,
  path: YamlPath,
  { value, to }: KeyRename,
): string | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))
    : undefined;
  const node = value === undefined ? pair?.key : pair?.value;
  if (!isScalar(node) || !node.range) return undefined;
  const [start, end] = node.range;
  const [quote = ''] = /^["']/.exec(text.slice(start, end)) ?? [];
  return text.slice(0, start) + quote + to + quote + text.slice(end);
}

/** Renames a key of `site:` in texts that show its value: `{{ site.tagline }}`. */
export function renameInExpressions(text: string, rename: KeyRename): string {
  if (rename.in !== 'site' || rename.value !== undefined) return text;
  const keys = ['site', ...rename.key.split('.')];
  const next = [...keys.slice(0, -1), rename.to].join('.');
  const name = new RegExp(`(?<![\\w.])${keys.join('\\.')}(?![\\w-])`, 'g');
  return text.replace(/\{\{[^{}]*\}\}/g, (expression) => expression.replace(name, next));
}
