import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { isMapping } from '../../../base/values/isMapping.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';
import type { FormattedText, FormattedTexts, TextFormat } from '../expressions/FormattedTexts.ts';
import { listAlternatives } from './ListOutline.ts';

/**
 * Finds the texts of values by the `format` in their schema. The locations of formats are computed
 * once per schema.
 */
export class FieldIndex {
  readonly #outlines = new WeakMap<object, Outline>();

  /** Collects the texts of `value` that rules check. */
  collectTexts(schema: object, value: object): FormattedTexts {
    const { texts } = this.#outline(schema);
    if (!texts) return noTexts;
    const found = { ...noTexts };
    collectInto(value, texts, undefined, found);
    return found;
  }

  /** Returns where a schema has texts; undefined without any. */
  getTextBranch(schema: object): Branch | undefined {
    return this.#outline(schema).texts;
  }

  /** Collects the mappings of `value` whose schema has the key `mark`. */
  collectObjects(schema: object, value: object, mark: Mark): { path: YamlPath; value: unknown }[] {
    const found: { path: YamlPath; value: unknown }[] = [];
    for (const steps of this.#outline(schema).marked[mark]) followSteps(value, steps, [], found);
    return found;
  }

  #outline(schema: object): Outline {
    return getOrCreate(this.#outlines, schema, () => createOutline(schema as Schema));
  }
}

/** The texts of a value that has none. */
export const noTexts: FormattedTexts = {
  alt: [],
  anchor: [],
  article: [],
  'form-name': [],
  image: [],
  line: [],
  link: [],
  markdown: [],
  plain: [],
};

/** Keys that mark mappings which rules look for. */
type Mark = '@type' | 'sample' | 'validThrough';

/** The parts of a schema that lead to what rules look for. */
interface Outline {
  texts: Branch | undefined;
  marked: Record<Mark, string[][]>;
}

/** A location in a schema: the formats of a text here, and the branches with texts below. */
export interface Branch {
  formats: TextFormat[];
  keys: ReadonlyMap<string, Branch>;
  /** The branch below each entry of a list or mapping. */
  each: Branch | undefined;
}

type Schema = Record<string, unknown>;

function createOutline(schema: Schema): Outline {
  const marked: Outline['marked'] = { '@type': [], sample: [], validThrough: [] };
  return { texts: createBranch([schema], [], marked), marked };
}

/** Merges the schemas of one location; returns undefined without texts here or below. */
function createBranch(
  schemas: readonly Schema[],
  steps: string[],
  marked: Outline['marked'],
): Branch | undefined {
  if (steps.length > 12) return undefined;
  const own = new Set<TextFormat>();
  const keyed = new Map<string, Schema[]>();
  const entries: Schema[] = [];
  for (const { format, properties, patternProperties, ...schema } of schemas.flatMap(
    listAlternatives,
  )) {
    if (Object.hasOwn(noTexts, String(format))) own.add(format as TextFormat);
    for (const [key, inner] of Object.entries((properties ?? {}) as Record<string, Schema>)) {
      getOrCreate(keyed, key, () => []).push(inner);
    }
    for (const inner of [schema.additionalProperties, schema.items])
      if (isMapping(inner)) entries.push(inner);
    entries.push(...Object.values((patternProperties ?? {}) as Record<string, Schema>));
  }
  for (const mark of ['@type', 'sample', 'validThrough'] as const)
    if (keyed.has(mark)) marked[mark].push(steps);
  const keys = new Map<string, Branch>();
  for (const [key, inner] of keyed) {
    const branch = createBranch(inner, [...steps, key], marked);
    if (branch) keys.set(key, branch);
  }
  const each = entries.length > 0 ? createBranch(entries, [...steps, '*'], marked) : undefined;
  return own.size + keys.size > 0 || each ? { formats: [...own], keys, each } : undefined;
}

/** The last step of a path, linked to the steps before: most paths are never built. */
interface Step {
  key: string | number;
  before: Step | undefined;
}

class FoundText implements FormattedText {
  readonly value: string;
  readonly #step: Step | undefined;

  constructor(value: string, step: Step | undefined) {
    this.value = value;
    this.#step = step;
  }

  get path(): YamlPath {
    const path: (string | number)[] = [];
    for (let step = this.#step; step; step = step.before) path.unshift(step.key);
    return path;
  }
}

function collectInto(
  value: unknown,
  branch: Branch,
  step: Step | undefined,
  into: Record<TextFormat, readonly FormattedText[]>,
): void {
  if (typeof value === 'string') {
    for (const format of branch.formats) {
      if (into[format] === noTexts[format]) into[format] = [];
      (into[format] as FormattedText[]).push(new FoundText(value, step));
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of branch.keys)
    if (Object.hasOwn(value, key))
      collectInto((value as Record<string, unknown>)[key], inner, { key, before: step }, into);
  const { each } = branch;
  if (!each) return;
  if (Array.isArray(value))
    for (let index = 0; index < value.length; index++)
      collectInto(value[index], each, { key: index, before: step }, into);
  else
    for (const [key, inner] of Object.entries(value))
      collectInto(inner, each, { key, before: step }, into);
}

function followSteps(
  value: unknown,
  [step, ...rest]: readonly string[],
  path: YamlPath,
  into: { path: YamlPath; value: unknown }[],
): void {
  if (step === undefined) {
    into.push({ path, value });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const keys = step === '*' ? Object.keys(value) : Object.hasOwn(value, step) ? [step] : [];
  for (const key of keys)
    followSteps(
      (value as Record<string, unknown>)[key],
      rest,
      [...path, Array.isArray(value) ? Number(key) : key],
      into,
    );
}
