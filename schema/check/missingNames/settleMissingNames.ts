import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { getCertainCorrection } from '../../diagnostics/getCertainCorrection.ts';
import type { MissingName, Problem } from '../../diagnostics/Problem.ts';
import type { SiteRuleContext } from '../../rules/RuleContext.ts';
import { isUnknownKey } from '../../rules/shape/keys.ts';
import { countMentions } from './countMentions.ts';
import type { Definition } from './Definition.ts';
import { findDefinitions } from './findDefinitions.ts';

/**
 * Reports each missing name once, and decides whether its uses or its definition are misspelt. Keeps
 * a fix only where it is certain:
 * - one use differs from the spelling of all other uses;
 * - several uses agree, and a single unused definition has a similar name;
 * - the use names a column, and the rows have the right name.
 */
export function settleMissingNames(
  allProblems: readonly Problem[],
  context: SiteRuleContext,
): Problem[] {
  // A page that is indented too far is reported where it is.
  const unknownKeys = allProblems.filter(isUnknownKey);
  const misplaced = new Set(unknownKeys.map(({ at }) => at.path?.at(-1)));
  const problems = allProblems.filter(
    ({ missing }) => missing?.kind !== 'page' || !misplaced.has(missing.name),
  );
  const groups = groupByName(problems);
  if (groups.length === 0) return [...problems];
  const settled = new Map<Problem, Problem | undefined>();
  for (const { repeated } of groups)
    for (const problem of repeated) settled.set(problem, undefined);
  for (const group of joinByDefinition(groups, context)) {
    const [first, ...more] = group.uses;
    if (!first) continue;
    settled.set(first, settle(group, context));
    for (const use of more) settled.set(use, undefined);
  }
  return problems.flatMap((one) => (settled.has(one) ? (settled.get(one) ?? []) : one));
}

/** The uses of a missing name, and the definition that has nearly the same name. */
interface Group {
  missing: MissingName;
  /** At different locations. */
  uses: Problem[];
  /** Uses at the same locations, on other pages. */
  repeated: Problem[];
  near: Definition | undefined;
  /** The text of the definition if it had the name that is used. */
  renamed?: string;
}

/** Groups problems by the name that is missing; a location counts once. */
function groupByName(problems: readonly Problem[]): Omit<Group, 'near'>[] {
  const groups = new Map<string, Omit<Group, 'near'>>();
  const locations = new Set<string>();
  for (const problem of problems) {
    const { missing } = problem;
    if (!missing) continue;
    const name = [missing.kind, missing.within, missing.name, problem.rule].join('\n');
    const group = getOrCreate(groups, name, () => ({ missing, uses: [], repeated: [] }));
    const location = `${name}\n${describeLocation(problem.at)}`;
    (locations.has(location) ? group.repeated : group.uses).push(problem);
    locations.add(location);
  }
  return [...groups.values()];
}

function describeLocation(at: Problem['at']): string {
  if ('from' in at) return `${at.file.path} ${at.from}`;
  return JSON.stringify([at.file.source.path, at.path, at.part]);
}

/** Finds the definition near each missing name; joins names that one misspelt definition explains. */
function joinByDefinition(
  groups: readonly Omit<Group, 'near'>[],
  context: SiteRuleContext,
): Group[] {
  const joined = new Map<string, Group>();
  const definitions = new Map<string, Definition[]>();
  for (const group of groups) {
    const { missing, uses } = group;
    const scope = `${missing.kind} ${missing.within}`;
    const candidates = getOrCreate(definitions, scope, () => findDefinitions(missing, context));
    const found = findNear(missing.name, candidates);
    const culprit = found && !found.isUsed ? findCulprit(found, missing.name) : undefined;
    const key = culprit
      ? `${describeLocation(culprit.near.at)} ${culprit.renamed}`
      : JSON.stringify([missing, uses[0]?.rule]);
    const before = joined.get(key);
    if (before) before.uses.push(...uses);
    else joined.set(key, { ...group, uses: [...uses], near: culprit?.near ?? found, ...culprit });
  }
  return [...joined.values()];
}

/** Finds the definition whose text makes the difference: of a generated page, the route or a row. */
function findCulprit(
  near: Definition,
  used: string,
): { near: Definition; renamed: string } | undefined {
  const difference = findDifference(near.name, used);
  if (near.text === near.name) return { near, renamed: used };
  for (const definition of [near, ...(near.rows ?? [])]) {
    const renamed = replaceWord(definition.text, ...difference);
    if (renamed !== undefined) return { near: definition, renamed };
  }
  return undefined;
}

function findNear(missing: string, definitions: readonly Definition[]): Definition | undefined {
  const name = getCertainCorrection(
    missing,
    definitions.map((one) => one.name),
  );
  return name === undefined ? undefined : definitions.find((one) => one.name === name);
}

function settle({ missing, uses, near, renamed }: Group, context: SiteRuleContext): Problem {
  const [first, ...more] = uses as [Problem, ...Problem[]];
  if (more.length > 0 && missing.kind === 'column' && isInRows(missing, uses, context))
    // A fix changes one file; what other files have is reported once this one is fixed.
    return {
      ...mergeUses(first, more),
      fix: uses.flatMap(({ fix = [] }) => fix).filter(({ at }) => at.file === first.at.file),
    };
  if (!near || near.isUsed) return more.length === 0 ? first : mergeUses(first, more);
  const verdict = more.length > 0 ? 'definition' : weigh(renamed ?? missing.name, near, context);
  if (verdict === 'definition' && renamed !== undefined)
    return blameDefinition(near, renamed, [first, ...more]);
  if (verdict === 'use') return first;
  const { fix: _, ...rest } = mergeUses(first, more);
  const other = { at: near.at, message: `or is \`${near.text}\` misspelt?` };
  return { ...rest, related: [...(rest.related ?? []), other] };
}

/** Whether all uses of a column misspell one that rows have, so that the column itself is right. */
function isInRows(
  { within }: MissingName,
  uses: readonly Problem[],
  { collections }: SiteRuleContext,
): boolean {
  const names = new Set(uses.map(({ fix }) => fix?.[0]?.text));
  const [name] = names;
  if (names.size > 1 || name === undefined) return false;
  return [...(collections.get(within)?.rows.values() ?? [])].some((row) =>
    Object.hasOwn(row, name),
  );
}

/** Keeps the first use, without fix: several uses that agree may be right. */
function mergeUses({ fix: _, ...first }: Problem, more: readonly Problem[]): Problem {
  const others = more.flatMap(({ at }) =>
    'from' in at ? [] : [{ at, message: 'also used here' }],
  );
  return { ...first, related: [...(first.related ?? []), ...others] };
}

/** Decides by the other texts of the site which of two spellings is wrong. */
function weigh(
  used: string,
  near: Definition,
  context: SiteRuleContext,
): 'use' | 'definition' | undefined {
  const [defined, right] = findDifference(near.text, used);
  const ofDefinition = countMentions(defined, context);
  const ofUse = countMentions(right, context);
  if (ofUse > 1 && ofDefinition <= 1) return 'definition';
  return ofDefinition > 1 && ofUse <= 1 ? 'use' : undefined;
}

function blameDefinition(
  { at, noun, text }: Definition,
  renamed: string,
  uses: readonly [Problem, ...Problem[]],
): Problem {
  const { route: _, section: __, ...first } = uses[0];
  const places = uses.length === 1 ? 'One place uses' : `${uses.length} places use`;
  return {
    ...first,
    message: `Nothing uses the ${noun} \`${text}\`. ${places} \`${renamed}\`, which does not exist.`,
    hint: `did you mean "${renamed}"?`,
    at,
    related: uses.flatMap(({ at: use }) =>
      'from' in use ? [] : [{ at: use, message: 'used here' }],
    ),
    fix: [{ at, text: renamed }],
  };
}

/** Returns the one word in which two names differ, or the whole names if they differ otherwise. */
function findDifference(name: string, other: string): [word: string, other: string] {
  const words = name.split(separators);
  const others = other.split(separators);
  const different = words.flatMap((word, index) =>
    word === others[index] ? [] : [[word, others[index] ?? ''] as [string, string]],
  );
  const [pair, ...more] = different;
  return pair && more.length === 0 && words.length === others.length ? pair : [name, other];
}

/** Replaces a word of a text outside `{{ }}`; undefined unless it is there exactly once. */
function replaceWord(text: string, word: string, by: string): string | undefined {
  const parts = text.split(/(\{\{.*?\}\}|[^\p{L}\p{N}{}]+)/u);
  const found = parts.flatMap((part, index) => (part === word ? [index] : []));
  const [index] = found;
  return found.length === 1 && index !== undefined ? parts.with(index, by).join('') : undefined;
}

const separators = /[^\p{L}\p{N}]+/u;
