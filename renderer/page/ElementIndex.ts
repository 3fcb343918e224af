import type { Compound } from '../styles/parseSelector.ts';

/**
 * Finds out which compound selectors match an element of a page. Pages repeat the same few hundred
 * start tags, so each is parsed once.
 */
export class ElementIndex {
  readonly #compounds: readonly Compound[];
  /** A class, tag or attribute that a compound asks for (`.a`, `p`, `[b`) → their numbers. */
  readonly #compoundsBy = new Map<string, number[]>();
  readonly #attributes: Set<string>;
  /** Start tag → its kind. */
  readonly #tags = new Map<string, number>();
  /** What selectors can see of an element → its kind. */
  readonly #kinds = new Map<string, number>();
  /** Kind → the compounds that match it, and the custom properties that its attributes read. */
  readonly #matches: Match[] = [];

  constructor(compounds: readonly Compound[]) {
    this.#compounds = compounds;
    for (const [number, compound] of compounds.entries()) {
      const key = keyOf(compound);
      const numbers = this.#compoundsBy.get(key);
      if (numbers) numbers.push(number);
      else this.#compoundsBy.set(key, [number]);
    }
    this.#attributes = new Set(compounds.flatMap(({ attributes }) => attributes.map(nameOf)));
  }

  /** Returns the kinds of elements in the body of a page, in ascending order. */
  kindsIn(markup: string): number[] {
    const kinds = new Set(['html', 'body'].map((tag) => this.#kindOf(tag)));
    for (let at = markup.indexOf('<'); at >= 0; at = markup.indexOf('<', at + 1)) {
      if (markup.charCodeAt(at + 1) === slash) continue;
      // Attributes contain no `>`: it is escaped.
      const end = markup.indexOf('>', at);
      const tag = markup.slice(at + 1, end);
      kinds.add(this.#kindOf(tag));
      at = end;
    }
    return [...kinds].sort((a, b) => a - b);
  }

  /** Returns what matches an element of this kind. */
  matchOf(kind: number): Match {
    return this.#matches[kind] as Match;
  }

  #kindOf(tag: string): number {
    return this.#tags.get(tag) ?? this.#addTag(tag);
  }

  #addTag(tag: string): number {
    const element = parseTag(tag, this.#attributes);
    const key = JSON.stringify([element.tag, [...element.classes], element.values, element.reads]);
    let kind = this.#kinds.get(key);
    if (kind === undefined) {
      kind = this.#matches.length;
      this.#kinds.set(key, kind);
      const compounds = keysOf(element)
        .flatMap((one) => this.#compoundsBy.get(one) ?? [])
        .filter((number) => matches(element, this.#compounds[number] as Compound));
      this.#matches.push({ compounds, reads: element.reads });
    }
    if (this.#tags.size === maxTags) this.#tags.clear();
    this.#tags.set(tag, kind);
    return kind;
  }
}

interface Match {
  compounds: number[];
  reads: string[];
}

interface Element {
  tag: string;
  classes: Set<string>;
  /** The attributes that selectors ask for. */
  values: Record<string, string>;
  /** Custom properties in its attributes. */
  reads: string[];
}

const slash = 47;
/** Links differ on every page of a large site. */
const maxTags = 20_000;

function parseTag(text: string, names: ReadonlySet<string>): Element {
  const tag = /^[^\s/]*/.exec(text)?.[0].toLowerCase() ?? '';
  const values: Record<string, string> = {};
  let classes: string[] = [];
  for (const [, name = '', value = ''] of text.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)) {
    if (name === 'class') classes = value.split(' ');
    else if (names.has(name)) values[name] = value;
  }
  const reads = text.includes('var(--') ? (text.match(/--[\w-]+/g) ?? []) : [];
  return { tag, classes: new Set(classes), values, reads };
}

/** Returns one of the things that a compound asks for. */
function keyOf({ tag = '', classes, attributes }: Compound): string {
  if (classes[0] !== undefined) return `.${classes[0]}`;
  return attributes[0] ? `[${attributes[0].name}` : tag;
}

/** Returns everything that a compound may ask an element for. */
function keysOf({ tag, classes, values }: Element): string[] {
  const attributes = Object.keys(values).map((name) => `[${name}`);
  return [tag, ...Array.from(classes, (name) => `.${name}`), ...attributes];
}

function matches({ tag, classes, values }: Element, compound: Compound): boolean {
  if (compound.tag && compound.tag !== tag) return false;
  for (const name of compound.classes) if (!classes.has(name)) return false;
  for (const { name, value } of compound.attributes)
    if (!Object.hasOwn(values, name) || (value !== undefined && values[name] !== value))
      return false;
  return true;
}

function nameOf({ name }: { name: string }): string {
  return name;
}
