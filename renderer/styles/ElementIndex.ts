import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import type { Compound } from './parseSelector.ts';

/**
 * Finds out which compound selectors match an element of a page, and which pairs of them match an
 * element inside another. Pages repeat the same few hundred start tags, so each is parsed once.
 */
export class ElementIndex {
  readonly #compounds: readonly Compound[];
  readonly #pairCount: number;
  /** A class, tag or attribute that a compound asks for (`.a`, `p`, `[b`) → their numbers. */
  readonly #compoundsBy = new Map<string, number[]>();
  readonly #attributes: Set<string>;
  /** Start tag → its kind, negative (`~kind`) if it has no end tag. */
  readonly #tags = new Map<string, number>();
  /** The parts of an element that selectors can match → its kind. */
  readonly #kinds = new Map<string, number>();
  /** Kind → the compounds that match it, and the custom properties that its attributes read. */
  readonly #matches: Match[] = [];

  /** Compound → the pairs in which it is the inner one. */
  readonly #pairsOf = new Map<number, { outer: number; pair: number }[]>();
  readonly #root: Place = { kind: -1, inner: new Map(), pairs: [], page: 0 };
  #pages = 0;
  #places = 0;

  /** @param pairs numbers of two compounds; the second must match inside the first */
  constructor(compounds: readonly Compound[], pairs: readonly (readonly [number, number])[] = []) {
    this.#compounds = compounds;
    this.#pairCount = pairs.length;
    for (const [pair, [outer, inner]] of pairs.entries()) {
      const known = this.#pairsOf.get(inner) ?? [];
      known.push({ outer, pair });
      this.#pairsOf.set(inner, known);
    }
    for (const [number, compound] of compounds.entries()) {
      const key = getKey(compound);
      getOrCreate(this.#compoundsBy, key, () => []).push(number);
    }
    this.#attributes = new Set(
      compounds.flatMap(({ attributes }) => attributes.map(({ name }) => name)),
    );
  }

  /**
   * Returns the kinds of elements in the body of a page and the pairs that match, with 1 at their
   * numbers. In markup whose elements are not closed, every pair may match: `pairs` is undefined.
   */
  find(markup: string): { kinds: Buffer; pairs: Buffer | undefined } {
    if (this.#places > maxPlaces) {
      this.#root.inner.clear();
      this.#places = 0;
    }
    const [html, body] = ['html', 'body'].map((tag) => this.#getKind(tag)) as [number, number];
    const page = ++this.#pages;
    const places: Place[] = [];
    const top = this.#enter(this.#enter(this.#root, html), body);
    let place = top;
    for (let at = markup.indexOf('<'); at >= 0; at = markup.indexOf('<', at + 1)) {
      if (markup.charCodeAt(at + 1) === slash) {
        place = place.outer ?? place;
        continue;
      }
      // Attributes contain no `>`: it is escaped.
      const end = markup.indexOf('>', at);
      const kind = this.#getKind(markup.slice(at + 1, end));
      const inner = this.#enter(place, kind < 0 ? ~kind : kind);
      if (inner.page !== page) {
        inner.page = page;
        places.push(inner);
      }
      if (kind >= 0) place = inner;
      at = end;
    }
    const kinds = Buffer.alloc(this.#matches.length);
    const pairs = Buffer.alloc(this.#pairCount);
    kinds[html] = kinds[body] = 1;
    let last = Math.max(html, body);
    for (const { kind, pairs: found } of places) {
      kinds[kind] = 1;
      last = Math.max(last, kind);
      for (const pair of found) pairs[pair] = 1;
    }
    // A later page knows more kinds.
    return { kinds: kinds.subarray(0, last + 1), pairs: place === top ? pairs : undefined };
  }

  /** Returns the place of an element of this kind inside another; pages share places. */
  #enter(outer: Place, kind: number): Place {
    let place = outer.inner.get(kind);
    if (!place) {
      const pairs = this.getMatch(kind).compounds.flatMap((compound) =>
        (this.#pairsOf.get(compound) ?? []).flatMap((one) =>
          this.#isInside(outer, one.outer) ? one.pair : [],
        ),
      );
      place = { kind, outer, inner: new Map(), pairs, page: 0 };
      outer.inner.set(kind, place);
      this.#places++;
    }
    return place;
  }

  #isInside(place: Place | undefined, compound: number): boolean {
    for (let at = place; at && at.kind >= 0; at = at.outer)
      if (this.getMatch(at.kind).compounds.includes(compound)) return true;
    return false;
  }

  /** Returns what matches an element of this kind. */
  getMatch(kind: number): Match {
    return this.#matches[kind] as Match;
  }

  #getKind(tag: string): number {
    return this.#tags.get(tag) ?? this.#addTag(tag);
  }

  #addTag(tag: string): number {
    const element = parseTag(tag, this.#attributes);
    const key = JSON.stringify([element.tag, [...element.classes], element.values, element.reads]);
    let kind = this.#kinds.get(key);
    if (kind === undefined) {
      kind = this.#matches.length;
      this.#kinds.set(key, kind);
      const compounds = listKeys(element)
        .flatMap((one) => this.#compoundsBy.get(one) ?? [])
        .filter((number) => matches(element, this.#compounds[number] as Compound));
      this.#matches.push({ compounds, reads: element.reads });
    }
    if (this.#tags.size === maxTags) this.#tags.clear();
    const known = hasNoEnd(tag, element) ? ~kind : kind;
    // A part of a string keeps the whole string in memory, here a page; a copy does not.
    this.#tags.set(` ${tag}`.slice(1), known);
    return known;
  }
}

/** An element inside others. */
interface Place {
  kind: number;
  outer?: Place;
  /** Kind → the place of an element in it. */
  inner: Map<number, Place>;
  /** The pairs that match it inside an outer element. */
  pairs: number[];
  /** The last page with such an element. */
  page: number;
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
const maxPlaces = 100_000;

/** Whether a start tag has no end tag; comments have none either. */
function hasNoEnd(text: string, { tag }: Element): boolean {
  return text.endsWith('/') || text.startsWith('!') || voidElements.has(tag);
}

const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

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
function getKey({ tag = '', classes, attributes }: Compound): string {
  if (classes[0] !== undefined) return `.${classes[0]}`;
  const required = attributes.find(({ not }) => not === undefined);
  return required ? `[${required.name}` : tag;
}

/** Returns everything that a compound may ask an element for. */
function listKeys({ tag, classes, values }: Element): string[] {
  const attributes = Object.keys(values).map((name) => `[${name}`);
  return ['', tag, ...Array.from(classes, (name) => `.${name}`), ...attributes];
}

function matches({ tag, classes, values }: Element, compound: Compound): boolean {
  if (compound.tag && compound.tag !== tag) return false;
  for (const name of compound.classes) if (!classes.has(name)) return false;
  for (const { name, value, not } of compound.attributes)
    if (not !== undefined) {
      if (values[name] === not) return false;
    } else if (!Object.hasOwn(values, name) || (value !== undefined && values[name] !== value))
      return false;
  return true;
}
