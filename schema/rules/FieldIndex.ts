import type { Text, TextFormat, Texts } from '../resolve/Texts.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';

/**
 * Finds the texts of sections by the `format` of their schema. Where a type's formats stand is
 * worked out once for each schema.
 */
export class FieldIndex {
  readonly #outlines = new WeakMap<object, Outline>();

  /** The texts of `value` that checks look at. */
  collectTexts(schema: object, value: object): Texts {
    const { texts } = this.#outline(schema);
    if (!texts) return noTexts;
    const found = { ...noTexts };
    gather(value, texts, undefined, found);
    return found;
  }

  /** The mappings of `value` whose schema has the key `mark`. */
  collectObjects(schema: object, value: object, mark: Mark): { path: YamlPath; value: unknown }[] {
    const found: { path: YamlPath; value: unknown }[] = [];
    for (const steps of this.#outline(schema).marked[mark]) read(value, steps, [], found);
    return found;
  }

  #outline(schema: object): Outline {
    let outline = this.#outlines.get(schema);
    if (!outline) {
      outline = outlineOf(schema as Schema);
      this.#outlines.set(schema, outline);
    }
    return outline;
  }
}

/** A value without texts. */
export const noTexts: Texts = {
  alt: [],
  anchor: [],
  'form-name': [],
  image: [],
  line: [],
  link: [],
  markdown: [],
};

/** Keys of a schema that mark it as something other than text, by which checks find it. */
type Mark = '@type' | 'validThrough';

/** What of a schema leads to something that checks look at. */
interface Outline {
  texts: Branch | undefined;
  marked: Record<Mark, string[][]>;
}

/** A place in a schema: the formats of a text here, and where texts are below it. */
interface Branch {
  formats: TextFormat[];
  keys: [key: string, branch: Branch][];
  /** Below every entry of a list or mapping. */
  each: Branch | undefined;
}

type Schema = Record<string, unknown>;

function outlineOf(schema: Schema): Outline {
  const marked: Outline['marked'] = { '@type': [], validThrough: [] };
  return { texts: branchOf([schema], [], marked), marked };
}

/** What the schemas of one place say together; undefined when no text is here or below. */
function branchOf(
  schemas: readonly Schema[],
  steps: string[],
  marked: Outline['marked'],
): Branch | undefined {
  if (steps.length > 12) return undefined;
  const own = new Set<TextFormat>();
  const keyed = new Map<string, Schema[]>();
  const entries: Schema[] = [];
  for (const { format, properties, patternProperties, ...schema } of schemas.flatMap(
    alternatives,
  )) {
    if (Object.hasOwn(noTexts, String(format))) own.add(format as TextFormat);
    for (const [key, inner] of Object.entries((properties ?? {}) as Record<string, Schema>)) {
      const same = keyed.get(key);
      if (same) same.push(inner);
      else keyed.set(key, [inner]);
    }
    for (const inner of [schema.additionalProperties, schema.items])
      if (isSchema(inner)) entries.push(inner);
    entries.push(...Object.values((patternProperties ?? {}) as Record<string, Schema>));
  }
  for (const mark of ['@type', 'validThrough'] as const)
    if (keyed.has(mark)) marked[mark].push(steps);
  const keys = [...keyed].flatMap(([key, inner]): Branch['keys'] => {
    const branch = branchOf(inner, [...steps, key], marked);
    return branch ? [[key, branch]] : [];
  });
  const each = entries.length > 0 ? branchOf(entries, [...steps, '*'], marked) : undefined;
  return own.size + keys.length > 0 || each ? { formats: [...own], keys, each } : undefined;
}

/** A schema and those that it says may stand for it. */
function alternatives(schema: Schema): Schema[] {
  const more = [schema.anyOf, schema.oneOf, schema.allOf] as (Schema[] | undefined)[];
  return [schema, ...more.flatMap((list) => list ?? []).flatMap(alternatives)];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

/** The last step of a path. Most paths are never asked for. */
interface Step {
  key: string | number;
  before: Step | undefined;
}

class FoundText implements Text {
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

function gather(
  value: unknown,
  branch: Branch,
  step: Step | undefined,
  into: Record<TextFormat, readonly Text[]>,
): void {
  if (typeof value === 'string') {
    for (const format of branch.formats) {
      if (into[format] === noTexts[format]) into[format] = [];
      (into[format] as Text[]).push(new FoundText(value, step));
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of branch.keys)
    if (Object.hasOwn(value, key))
      gather((value as Record<string, unknown>)[key], inner, { key, before: step }, into);
  const { each } = branch;
  if (!each) return;
  if (Array.isArray(value))
    for (let index = 0; index < value.length; index++)
      gather(value[index], each, { key: index, before: step }, into);
  else
    for (const [key, inner] of Object.entries(value))
      gather(inner, each, { key, before: step }, into);
}

function read(
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
    read(
      (value as Record<string, unknown>)[key],
      rest,
      [...path, Array.isArray(value) ? Number(key) : key],
      into,
    );
}
