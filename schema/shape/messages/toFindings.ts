import type { ErrorObject } from 'ajv';
import { distance } from 'fastest-levenshtein';
import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { groupBy } from '../../../base/lists/groupBy.ts';
import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import { getChoices } from '../../diagnostics/describeValue.ts';
import type { Finding } from '../../diagnostics/Finding.ts';
import { formatNames } from '../../diagnostics/formatNames.ts';
import { getCertainCorrection } from '../../diagnostics/getCertainCorrection.ts';
import { findKey, isUnknownKey } from '../../rules/shape/keys.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';
import { explainError } from './explainError.ts';
import { findSynonym } from './findSynonym.ts';
import { pickBranches } from './pickBranches.ts';

/**
 * Turns ajv errors into findings, one per mistake: alternatives are reduced to the intended one, and
 * an unknown key that misspells a missing one is reported once.
 */
export function toFindings(errors: ErrorObject[], root: unknown): Finding[] {
  const findings: Finding[] = [];
  const subjects = new Set<string>();
  const objects = new Map<string, ObjectErrors>();
  for (const error of pickBranches(errors)) {
    if (error.keyword === 'additionalProperties' || error.keyword === 'required')
      collectKeyError(objects, error);
    else {
      const finding = explainError(error, parsePointer(error.instancePath, root));
      // `pattern` and `format` of one key report the same.
      const subject = finding && JSON.stringify([finding.rule, finding.path]);
      if (!finding || !subject || subjects.has(subject)) continue;
      subjects.add(subject);
      findings.push(finding);
    }
  }
  for (const [pointer, found] of objects)
    findings.push(...explainKeys(parsePointer(pointer, root), found));
  return mergeMissingKeys(mergeMisplacedKeys(findings));
}

/** Parses a JSON pointer; steps into a list become numbers. */
function parsePointer(pointer: string, root: unknown): (string | number)[] {
  if (pointer === '') return [];
  let value = root;
  return pointer
    .slice(1)
    .split('/')
    .map((step) => {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
      const joinNames = Array.isArray(value);
      value = (value as Record<string, unknown> | undefined)?.[key];
      return joinNames ? Number(key) : key;
    });
}

interface ObjectErrors {
  unknown: string[];
  missing: string[];
  known: string[];
  present: string[];
  /** Whether the value of a key could be the value of another one. */
  fits: (key: string, other: string) => boolean;
}

function collectKeyError(objects: Map<string, ObjectErrors>, error: ErrorObject): void {
  const found = getOrCreate(objects, error.instancePath, () => {
    const known = Object.keys(error.parentSchema?.properties ?? {});
    const present = Object.keys((error.data as object | null) ?? {});
    const fits = (key: string, other: string) => {
      const schema = error.parentSchema?.properties?.[other] ?? {};
      const value = (error.data as Record<string, unknown>)[key];
      const choices = getChoices(schema);
      if (choices.length > 0) return choices.includes(value);
      const type = Array.isArray(value) ? 'array' : typeof value;
      return (
        !['array', 'object', 'string', 'boolean'].includes(schema.type) || type === schema.type
      );
    };
    return { unknown: [], missing: [], known, present, fits };
  });
  const { additionalProperty, missingProperty } = error.params;
  if (error.keyword === 'required') found.missing.push(missingProperty);
  else found.unknown.push(additionalProperty);
}

function explainKeys(
  path: YamlPath,
  { unknown, missing, known, present, fits }: ObjectErrors,
): Finding[] {
  const findings: Finding[] = [];
  const [knownKeys, unknownKeys, presentKeys] = [known, unknown, present].map(
    (keys) => new Set(keys),
  ) as [Set<string>, Set<string>, Set<string>];
  const free = known.filter((key) => !presentKeys.has(key));
  const set = known.filter((key) => presentKeys.has(key));
  const stillMissing = new Set(missing);
  // First a key whose value this one could be, then any, unless a key that is set is as near.
  const suggestFree = (key: string) => {
    const fitting = getSpellingSuggestion(
      key,
      free.filter((name) => fits(key, name)),
    );
    const any = fitting ?? getSpellingSuggestion(key, [...set, ...free]);
    return any !== undefined && free.includes(any) ? any : undefined;
  };
  for (const key of unknown) {
    const only = unknown.length === 1 && missing.length === 1 ? missing[0] : undefined;
    const unspaced = [...stillMissing, ...free].find((name) => key.startsWith(`${name}:`));
    const suggestion =
      unspaced ??
      getSpellingSuggestion(key, stillMissing) ??
      suggestFree(key) ??
      (only && isSimilar(key, only) ? only : undefined);
    const fitting = (names: Iterable<string>) => [...names].filter((name) => fits(key, name));
    const synonym = suggestion
      ? undefined
      : (findSynonym(key, fitting(stillMissing)) ?? findSynonym(key, fitting(free)));
    const near = suggestion ?? synonym;
    const duplicate = near ? undefined : getSpellingSuggestion(key, set);
    // The only unknown key is the only missing one, under a name in another language.
    const renamed =
      near || duplicate || !only || isRoute(key) || !fits(key, only) ? undefined : only;
    const meant = near ?? renamed;
    if (meant) stillMissing.delete(meant);
    const available = free.filter((name) => name !== 'type');
    findings.push(
      findKey('unknown-key', {
        path: [...path, key],
        part: 'key',
        message: `Unknown key \`${key}\`.`,
        ...(unspaced || isRoute(key)
          ? {
              hint: unspaced
                ? `add a space after \`${unspaced}:\``
                : 'start each page in the same column as the pages above',
            }
          : suggestion
            ? {
                hint: `did you mean "${suggestion}"?`,
                ...(isCertain(key, suggestion, free) && { fix: { text: suggestion } }),
              }
            : meant
              ? { hint: `did you mean "${meant}"?` }
              : {
                  hint:
                    duplicate && isNear(key, duplicate)
                      ? `\`${duplicate}\` is already set; remove one of the two`
                      : available.length
                        ? `available keys: ${formatNames(available)}`
                        : 'remove it',
                  ...(duplicate && { resembles: duplicate }),
                }),
      }),
    );
  }
  const extra = present.filter((key) => !knownKeys.has(key) && !unknownKeys.has(key));
  for (const key of stillMissing) {
    // Where any key is allowed, a key similar to the missing one misspells it.
    const suggestion = getSpellingSuggestion(key, extra);
    findings.push(
      suggestion
        ? explainMisspelling([...path, suggestion], key, isCertain(suggestion, key, free))
        : explainMissingKey(path, key),
    );
  }
  return findings;
}

/** Whether a key names a page that is indented too far. */
function isRoute(key: string): boolean {
  return key.startsWith('/');
}

/** Whether a key misspells another beyond doubt; `free` are the keys that it could be. */
function isCertain(key: string, meant: string, free: readonly string[]): boolean {
  return getCertainCorrection(key, [...free, meant]) === meant;
}

function explainMisspelling(path: YamlPath, meant: string, certain: boolean): Finding {
  return findKey('unknown-key', {
    path,
    part: 'key',
    message: `Unknown key \`${path.at(-1)}\`.`,
    hint: `did you mean "${meant}"?`,
    ...(certain && { fix: { text: meant } }),
  });
}

function explainMissingKey(path: YamlPath, key: string): Finding {
  return findKey('missing-key', {
    path,
    part: 'head',
    missing: key,
    message: `Missing key \`${key}\`.`,
    hint:
      key === 'alt'
        ? 'describe the picture: `alt: …`; `alt: ""` if it is decoration'
        : `add \`${key}: …\``,
  });
}

/** Whether two keys differ by a slip rather than by their meaning, as `head` and `header` do. */
function isNear(a: string, b: string): boolean {
  return distance(a, b) <= 2 && Math.abs(a.length - b.length) < 2;
}

/** Whether one key contains the other and is at most twice as long. */
function isSimilar(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.toLowerCase().includes(short.toLowerCase()) && short.length * 2 >= long.length;
}

/** Merges an unknown key with the same key missing in another mapping: its indentation is wrong. */
function mergeMisplacedKeys(findings: Finding[]): Finding[] {
  const unknown = findings.filter(isUnknownKey);
  if (unknown.length === 0) return findings;
  const gaps = groupBy(findings, ({ missing }) => missing);
  const moved = new Set<Finding>();
  for (const one of unknown) {
    const gap = gaps.get(String(one.path.at(-1)))?.shift();
    if (!gap) continue;
    moved.add(gap);
    one.hint = `it belongs to ${gap.path.length ? `\`${gap.path.join('.')}\`` : 'the level above'}; fix its indentation`;
    delete one.fix;
  }
  return findings.filter((one) => !moved.has(one));
}

/** Merges the missing keys of a mapping into one finding. */
function mergeMissingKeys(findings: Finding[]): Finding[] {
  const gaps = findings.filter(({ missing }) => missing !== undefined);
  const dropped = new Set<Finding>();
  for (const [one, ...more] of groupBy(gaps, ({ path }) => JSON.stringify(path)).values()) {
    if (!one || more.length === 0) continue;
    const names = [one, ...more].map((gap) => gap.missing ?? '');
    one.message = `Missing keys: ${names.map((name) => `\`${name}\``).join(', ')}.`;
    one.hint = `add ${names.map((name) => `\`${name}: …\``).join(', ')}`;
    for (const gap of more) dropped.add(gap);
  }
  return findings.filter((one) => !dropped.has(one));
}
