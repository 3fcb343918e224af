import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import { describeValue } from '../diagnostics/describeValue.ts';
import type { Finding } from '../diagnostics/Finding.ts';
import { getCertainCorrection } from '../diagnostics/getCertainCorrection.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { isUnknownBlock } from '../rules/reference/blocks.ts';
import { isMissingColumn } from '../rules/reference/expressions.ts';
import { isMissingKey, reportKey } from '../rules/shape/keys.ts';
import { isTextTooShort } from '../rules/shape/limits.ts';
import {
  isUnknownSectionType,
  sectionWithoutType,
  unknownSectionType,
} from '../rules/shape/section-types.ts';
import { reportType } from '../rules/shape/wrong-type.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';
import { evaluateWhen } from './evaluateWhen.ts';
import { expandBlocks } from './expandBlocks.ts';
import type { Provenance, SourceLayer } from './expressions/Provenance.ts';
import type { Scope } from './expressions/Scope.ts';
import { toProblems } from './expressions/toProblems.ts';
import { dropRepeats, resolveWithLists } from './lists/resolveWithLists.ts';
import type { RouteEntry } from './read/Manifest.ts';
import type { ReadSection, ResolveContext } from './read/ResolveContext.ts';
import type { ResolvedSection, Usage } from './read/ResolvedPage.ts';
import { variants } from './read/variants.ts';
import { isPublished } from './rows/isPublished.ts';

/** The page that has a section. */
interface SectionOwner {
  routeEntry: RouteEntry;
  scope: Scope;
  variant?: string | undefined;
}

/** Resolves one section of a page: merges its blocks, replaces `{{ }}` and validates it. */
export function resolveSection(
  raw: unknown,
  index: number,
  { routeEntry, scope, variant }: SectionOwner,
  context: ResolveContext,
  usage: Usage,
): { section?: ResolvedSection; problems: Problem[] } {
  const path = [...routeEntry.path, 'sections', index];
  // The reason why it could not be read is already reported.
  if (raw === undefined) return { problems: [] };
  if (!isMapping(raw)) return { problems: [explainNotSection(raw, routeEntry, path)] };
  const own: SourceLayer = { file: routeEntry.file, path, value: raw };
  const expanded = expandBlocks(own, context, usage);
  const above = variant === undefined ? [] : (variants?.listLayers(own, variant) ?? []);
  if ('layers' in expanded)
    return validateSection(
      { layers: [...above, ...expanded.layers], scope },
      index,
      context,
      usage,
    );
  const { problem } = expanded;
  const meant = isUnknownBlock(problem) ? expandMisspelt(own, context) : undefined;
  if (!problem || !meant) return { problems: problem ? [problem] : [] };
  const { section, problems } = validateSection({ layers: meant, scope }, index, context, usage);
  return { ...(section && { section }), problems: [problem, ...problems] };
}

/** Returns the layers with the block that a section certainly means, so that the rest is checked too. */
function expandMisspelt(own: SourceLayer, context: ResolveContext): SourceLayer[] | undefined {
  const use = getCertainCorrection(String(own.value.use), context.blocks.keys());
  if (use === undefined) return undefined;
  const expanded = expandBlocks({ ...own, value: { ...own.value, use } }, context);
  return 'layers' in expanded ? expanded.layers : undefined;
}

/** Resolves and validates a section, or an unused block, whose layers are known. */
export function validateSection(
  provenance: Provenance,
  index: number,
  context: ResolveContext,
  usage?: Usage,
): { section?: ResolvedSection; problems: Problem[] } {
  const head = provenance.layers.at(-1) as SourceLayer;
  const wrongType = checkType(head, context);
  // The keys of a section whose type is merely misspelt are checked too.
  const meant = isUnknownSectionType(wrongType)
    ? getCertainCorrection(String(head.value.type), Object.keys(context.sections))
    : undefined;
  if (wrongType && meant === undefined) return { problems: [wrongType] };
  const type = meant ?? String(head.value.type);
  const schema = context.sections[type];
  if (!schema) return { problems: [] };
  const { problems, failed, isHidden, ...resolved } = resolveWithLists(
    provenance,
    schema,
    context,
    usage,
  );
  const typed = meant ? { ...resolved.value, type } : resolved.value;
  if (wrongType) problems.push(wrongType);
  const read = isHidden
    ? { value: typed, findings: noFindings }
    : readSection(schema, typed, context);
  const { value } = read;
  const isMet = evaluateWhen(value.when, provenance, context, problems);
  // A condition may leave the section out just because the row lacks a column.
  const isLacking = (one: Finding | Problem) =>
    !isMet && (isMissingColumn(one) || isMissingKey(one) || isTextTooShort(one));
  const findings = read.findings.filter((finding) => !isLacking(finding));
  // A section that lacks keys of the type may be meant as another one.
  if (wrongType && findings.some(isMissingKey)) return { problems: [wrongType] };
  if (findings.length > 0) {
    const found = toProblems(findings, provenance, failed);
    problems.push(...(provenance.lists ? dropRepeats(found) : found));
  }
  return {
    section: {
      value: value as ResolvedSection['value'],
      provenance,
      index,
      isShown: !isHidden && isMet && isPublished(value, context),
      findings,
    },
    problems: problems.flatMap((problem) =>
      isLacking(problem) ? [] : { section: type, ...problem },
    ),
  };
}

/** Validates a section; caches the result, since many pages may share an invalid section. */
function readSection(
  schema: object,
  value: Record<string, unknown>,
  { validator, knownSections: known }: ResolveContext,
): ReadSection {
  if (validator.accepts(schema, value)) return { value, findings: noFindings };
  return getOrCreate(known, value, () => validator.read(schema, value));
}

const noFindings: readonly Finding[] = [];

function checkType(head: SourceLayer, context: ResolveContext): Problem | undefined {
  const { type } = head.value;
  if (typeof type === 'string' && Object.hasOwn(context.sections, type)) return undefined;
  const types = Object.keys(context.sections);
  const at = { file: head.file, path: [...head.path, 'type'] };
  if (typeof type === 'string') {
    const correction = getCertainCorrection(type, types);
    // Another word for a type says more than a type that is spelt alike.
    const synonyms = correction ? [] : findSynonymousTypes(type, context);
    const suggestion = synonyms.length > 0 ? undefined : getSpellingSuggestion(type, types);
    return unknownSectionType(type, at, types, { suggestion, synonyms, correction });
  }
  if ('type' in head.value)
    return reportType(type === null || type === undefined ? 'empty-value' : 'wrong-type', {
      message: `\`type\` must be the name of a section type, not ${describeValue(type)}.`,
      hint: `available types: ${types.join(', ')}`,
      at: { ...at, part: type === null ? 'key' : 'value' },
    });
  return explainMissingType(head, types);
}

/** Finds the types that people also call `name`, in singular or plural, each with the layout that is called so. */
function findSynonymousTypes(name: string, { sections }: ResolveContext): string[] {
  const word = toSingular(name.toLowerCase());
  const isCalled = (names: readonly string[]) => names.some((one) => toSingular(one) === word);
  return Object.entries(sections).flatMap(([type, schema]) => {
    const { 'x-synonyms': synonyms = [], 'x-layouts': layouts = {} } = schema as SynonymNotes;
    if (!isCalled([type, ...synonyms])) return [];
    const layout = Object.keys(layouts).find((key) => isCalled(layouts[key]?.split(' ') ?? []));
    return layout ? `"${type}" with \`layout: ${layout}\`` : `"${type}"`;
  });
}

/** Other names of a section type; see `section()`. */
interface SynonymNotes {
  'x-synonyms'?: readonly string[];
  'x-layouts'?: Readonly<Record<string, string>>;
}

function toSingular(word: string): string {
  return word.replaceAll(/[-_ ]/g, '').replace(/s$/, '');
}

function explainMissingType(head: SourceLayer, types: string[]): Problem {
  const keys = Object.keys(head.value);
  const wrong = keys.find((key) => {
    const value = head.value[key];
    return (
      getSpellingSuggestion('type', [key]) && typeof value === 'string' && types.includes(value)
    );
  });
  const used = wrong
    ? undefined
    : keys.find((key) => key !== 'id' && getSpellingSuggestion('use', [key]));
  const key = wrong ?? used;
  if (key !== undefined) {
    const meant = wrong ? 'type' : 'use';
    const at = { file: head.file, path: [...head.path, key], part: 'key' as const };
    return reportKey('unknown-key', {
      message: `Unknown key \`${key}\`.`,
      hint: `did you mean "${meant}"?`,
      at,
      fix: [{ at, text: meant }],
    });
  }
  return sectionWithoutType({ file: head.file, path: head.path }, types);
}

function explainNotSection(raw: unknown, routeEntry: RouteEntry, path: YamlPath): Problem {
  return reportType(raw === null ? 'empty-value' : 'wrong-type', {
    message: `A section must be a mapping, not ${describeValue(raw)}.`,
    hint: 'write `type:` and its keys, or `use:` with the name of a block',
    at: { file: routeEntry.file, path },
  });
}
