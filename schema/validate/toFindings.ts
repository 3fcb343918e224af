import type { ErrorObject } from 'ajv';
import { getSpellingSuggestion } from '../diagnostics/getSpellingSuggestion.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';
import { explainError } from './explainError.ts';
import type { Finding } from './Finding.ts';
import { pickBranches } from './pickBranches.ts';

/**
 * What ajv found, in words for people and one finding a mistake: alternatives are reduced to the
 * one that was meant, and an unknown key that is a misspelt missing one is told once.
 */
export function toFindings(errors: ErrorObject[], root: unknown): Finding[] {
  const findings: Finding[] = [];
  const objects = new Map<string, ObjectErrors>();
  for (const error of pickBranches(errors)) {
    if (error.keyword === 'additionalProperties' || error.keyword === 'required')
      collect(objects, error);
    else {
      const finding = explainError(error, parsePointer(error.instancePath, root));
      if (finding && !findings.some((other) => isSame(other, finding))) findings.push(finding);
    }
  }
  for (const [pointer, found] of objects)
    findings.push(...keyFindings(parsePointer(pointer, root), found));
  return joinMissing(joinMoved(findings));
}

/** A pattern and a format of one key ask the same of it. */
function isSame(a: Finding, b: Finding): boolean {
  return a.rule === b.rule && a.path.join('/') === b.path.join('/');
}

/** Keys and indexes of a JSON pointer; indexes only where the value is a list. */
export function parsePointer(pointer: string, root: unknown): (string | number)[] {
  if (pointer === '') return [];
  let value = root;
  return pointer
    .slice(1)
    .split('/')
    .map((step) => {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
      const list = Array.isArray(value);
      value = (value as Record<string, unknown> | undefined)?.[key];
      return list ? Number(key) : key;
    });
}

interface ObjectErrors {
  unknown: string[];
  missing: string[];
  known: string[];
  present: string[];
}

function collect(objects: Map<string, ObjectErrors>, error: ErrorObject): void {
  let found = objects.get(error.instancePath);
  if (!found) {
    const known = Object.keys(error.parentSchema?.properties ?? {});
    const present = Object.keys((error.data as object | null) ?? {});
    found = { unknown: [], missing: [], known, present };
    objects.set(error.instancePath, found);
  }
  const { additionalProperty, missingProperty } = error.params;
  if (error.keyword === 'required') found.missing.push(missingProperty);
  else found.unknown.push(additionalProperty);
}

function keyFindings(
  path: YamlPath,
  { unknown, missing, known, present }: ObjectErrors,
): Finding[] {
  const findings: Finding[] = [];
  const free = known.filter((key) => !present.includes(key));
  const stillMissing = new Set(missing);
  for (const key of unknown) {
    const only = unknown.length === 1 && missing.length === 1 ? missing[0] : undefined;
    const pressed = [...stillMissing, ...free].find((name) => key.startsWith(`${name}:`));
    const near =
      pressed ??
      getSpellingSuggestion(key, stillMissing) ??
      getSpellingSuggestion(key, free) ??
      (only && alike(key, only) ? only : undefined);
    const duplicate = near
      ? undefined
      : getSpellingSuggestion(
          key,
          present.filter((other) => known.includes(other)),
        );
    if (near) stillMissing.delete(near);
    const open = free.filter((name) => name !== 'type');
    findings.push({
      rule: 'unknown-key',
      path: [...path, key],
      part: 'key',
      message: `Unknown key \`${key}\`.`,
      ...(pressed
        ? { hint: `add a space after \`${pressed}:\`` }
        : near
          ? { hint: `did you mean "${near}"?`, fix: { text: near } }
          : duplicate
            ? {
                hint: `\`${duplicate}\` is already set; remove one of the two`,
                resembles: duplicate,
              }
            : {
                hint: open.length ? `available keys: ${list(open)}` : 'remove it',
              }),
    });
  }
  const extra = present.filter((key) => !known.includes(key) && !unknown.includes(key));
  for (const key of stillMissing) {
    // Where any key may stand, one that is nearly the missing one is a misspelling of it.
    const near = getSpellingSuggestion(key, extra);
    findings.push(near ? misspelt([...path, near], key) : missingKey(path, key));
  }
  return findings;
}

function misspelt(path: YamlPath, meant: string): Finding {
  return {
    rule: 'unknown-key',
    path,
    part: 'key',
    message: `Unknown key \`${path.at(-1)}\`.`,
    hint: `did you mean "${meant}"?`,
    fix: { text: meant },
  };
}

function missingKey(path: YamlPath, key: string): Finding {
  return {
    rule: 'missing-key',
    path,
    part: 'head',
    missing: key,
    message: `Missing key \`${key}\`.`,
    hint: `add a line \`${key}: …\``,
  };
}

/** Half of the letters agree: enough when it is the only unknown and the only missing key. */
function alike(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.toLowerCase().includes(short.toLowerCase()) && short.length * 2 >= long.length;
}

/** A key that is unknown in one mapping and missing in another only stands in the wrong place. */
function joinMoved(findings: Finding[]): Finding[] {
  const unknown = findings.filter((one) => one.rule === 'unknown-key');
  if (unknown.length === 0) return findings;
  const moved = new Set<Finding>();
  for (const one of unknown) {
    const key = one.path.at(-1);
    const gap = findings.find((other) => other.missing === key && !moved.has(other));
    if (!gap) continue;
    moved.add(gap);
    one.hint = `it belongs to ${gap.path.length ? `\`${gap.path.join('.')}\`` : 'the level above'}; fix its indentation`;
    delete one.fix;
  }
  return findings.filter((one) => !moved.has(one));
}

/** Several keys missing in one mapping are one thing to mend. */
function joinMissing(findings: Finding[]): Finding[] {
  const first = new Map<string, Finding[]>();
  for (const one of findings) {
    if (one.missing === undefined) continue;
    const key = JSON.stringify(one.path);
    first.set(key, [...(first.get(key) ?? []), one]);
  }
  const dropped = new Set<Finding>();
  for (const [one, ...more] of first.values()) {
    if (!one || more.length === 0) continue;
    const names = [one, ...more].map((gap) => gap.missing ?? '');
    one.message = `Missing keys: ${names.map((name) => `\`${name}\``).join(', ')}.`;
    one.hint = `add a line for each: ${names.map((name) => `\`${name}: …\``).join(', ')}`;
    for (const gap of more) dropped.add(gap);
  }
  return findings.filter((one) => !dropped.has(one));
}

function list(names: string[]): string {
  return names.slice(0, 12).join(', ') + (names.length > 12 ? ', …' : '');
}
