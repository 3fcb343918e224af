import { getSpellingSuggestion } from '../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { describeValue } from '../validate/describeValue.ts';
import type { Finding } from '../validate/Finding.ts';
import { isMapping } from '../validate/isMapping.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';
import { expandBlocks } from './expandBlocks.ts';
import { isPublished } from './isPublished.ts';
import type { RouteEntry } from './Manifest.ts';
import type { Provenance, SourceLayer } from './Provenance.ts';
import type { ResolveContext } from './ResolveContext.ts';
import type { ResolvedSection, Usage } from './ResolvedPage.ts';
import { resolveLayers } from './resolveLayers.ts';
import type { Scope } from './Scope.ts';
import { toProblems } from './toProblems.ts';

/** Resolves one section of a page: its block laid below it, `{{ }}` replaced, then validated. */
export function resolveSection(
  raw: unknown,
  index: number,
  routeEntry: RouteEntry,
  scope: Scope,
  context: ResolveContext,
  use: Usage,
): { section?: ResolvedSection; problems: Problem[] } {
  const path = [...routeEntry.path, 'sections', index];
  // Why it could not be read is told already.
  if (raw === undefined) return { problems: [] };
  if (!isMapping(raw)) return { problems: [notSection(raw, routeEntry, path)] };
  const own: SourceLayer = { file: routeEntry.file, path, value: raw };
  const expanded = expandBlocks(own, context, use);
  if ('problem' in expanded) return { problems: expanded.problem ? [expanded.problem] : [] };
  return validateSection({ layers: expanded.layers, scope }, index, context);
}

/** Resolves and validates a section whose layers are known; a block that no page uses, too. */
export function validateSection(
  written: Provenance,
  index: number,
  context: ResolveContext,
): { section?: ResolvedSection; problems: Problem[] } {
  const head = written.layers.at(-1) as SourceLayer;
  const wrongType = typeProblem(head, context);
  if (wrongType) return { problems: [wrongType] };
  const { value, problems, failed } = resolveLayers(written, ['use']);
  const type = String(value.type);
  const schema = context.sections[type];
  if (!schema) return { problems };
  const findings = findingsOf(schema, value, context);
  if (findings.length > 0) problems.push(...toProblems(findings, written, failed));
  return {
    section: {
      value: value as ResolvedSection['value'],
      provenance: written,
      index,
      isShown: isPublished(value, context),
      findings,
    },
    problems: problems.map((problem) => ({ section: type, ...problem })),
  };
}

/** Sections with something wrong may be shared by many pages; to find nothing is quick. */
function findingsOf(
  schema: object,
  value: object,
  { validator, knownFindings: known }: ResolveContext,
): readonly Finding[] {
  if (validator.accepts(schema, value)) return none;
  let findings = known.get(value);
  if (!findings) {
    findings = validator.validate(schema, value);
    known.set(value, findings);
  }
  return findings;
}

const none: readonly Finding[] = [];

function typeProblem(head: SourceLayer, context: ResolveContext): Problem | undefined {
  const { type } = head.value;
  if (typeof type === 'string' && Object.hasOwn(context.sections, type)) return undefined;
  const types = Object.keys(context.sections);
  const at = { file: head.file, path: [...head.path, 'type'] };
  if (typeof type === 'string') {
    const near = getSpellingSuggestion(type, types);
    const known = `available types: ${types.join(', ')}`;
    return {
      rule: 'unknown-section-type',
      message: `Unknown section type \`${type}\`.`,
      hint: near ? `did you mean "${near}"? ${known}` : known,
      at,
      ...(near && { fix: [{ at, text: near }] }),
    };
  }
  if ('type' in head.value)
    return {
      rule: type === null || type === undefined ? 'empty-value' : 'wrong-type',
      message: `\`type\` must be the name of a section type, not ${describeValue(type)}.`,
      hint: `available types: ${types.join(', ')}`,
      at: { ...at, part: type === null ? ('key' as const) : ('value' as const) },
    };
  return withoutType(head, types);
}

function withoutType(head: SourceLayer, types: string[]): Problem {
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
    return {
      rule: 'unknown-key',
      message: `Unknown key \`${key}\`.`,
      hint: `did you mean "${meant}"?`,
      at,
      fix: [{ at, text: meant }],
    };
  }
  return {
    rule: 'section-without-type',
    message: 'This section has neither `type:` nor `use:`.',
    hint: `add \`type:\` with one of ${types.join(', ')}`,
    at: { file: head.file, path: head.path, part: 'head' },
  };
}

function notSection(raw: unknown, routeEntry: RouteEntry, path: YamlPath): Problem {
  return {
    rule: raw === null ? 'empty-value' : 'wrong-type',
    message: `A section must be a mapping, not ${describeValue(raw)}.`,
    hint: 'write `type:` and its keys, or `use:` with the name of a block',
    at: { file: routeEntry.file, path },
  };
}
