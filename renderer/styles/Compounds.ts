import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { type Compound, parseSelector } from './parseSelector.ts';

/** Numbers the compounds of selectors, without what scripts may add. */
export class Compounds {
  readonly list: Compound[] = [];
  /** Pairs of numbers: an element that matches the second is inside one that matches the first. */
  readonly pairs: [number, number][] = [];
  readonly #pairNumbers = new Map<string, number>();
  readonly #scripted: ScriptedParts;
  readonly #numbers = new Map<string, number>();

  constructor(scripted: ScriptedParts) {
    this.#scripted = scripted;
  }

  /** Returns what a page must have for a selector to match. */
  getRequirements(selector: string): Requirements {
    const needs: number[] = [];
    const inside: number[][] = [];
    let outer: number | undefined;
    for (const { isInside, compound } of parseSelector(selector)) {
      const required = this.#withoutScripted(compound);
      if (required) needs.push(this.#getNumber(required));
      const around = isInside ? outer : undefined;
      if (around !== undefined)
        inside.push(
          this.#innerNumbers(compound, required).map((inner) => this.#pair(around, inner)),
        );
      outer = required && this.#getNumber(required);
    }
    return { needs, inside };
  }

  /** Returns what a page must have of a compound; undefined if scripts may add such an element. */
  #withoutScripted(compound: Compound): Compound | undefined {
    const { hasScripts, addsClass, names, sets } = this.#scripted;
    const classes = compound.classes.filter((name) => !addsClass(name));
    const isOfPage = classes.length > 0;
    const attributes = compound.attributes.filter(
      ({ name }) => !(sets.has(name) || (!isOfPage && names.has(name))),
    );
    const isAdded = hasScripts && !isOfPage && attributes.every(({ not }) => not !== undefined);
    if (isAdded) return undefined;
    const isWhole =
      classes.length === compound.classes.length &&
      attributes.length === compound.attributes.length;
    return isWhole ? compound : { ...compound, classes, attributes };
  }

  /** Returns what may match inside of another element: scripts add elements only inside of islands. */
  #innerNumbers(compound: Compound, required: Compound | undefined): number[] {
    if (required) return [this.#getNumber(required)];
    const attributes = compound.attributes.filter(({ name }) => !this.#scripted.sets.has(name));
    return [this.#getNumber({ ...compound, attributes }), this.#island];
  }

  get #island(): number {
    return this.#getNumber({ classes: [], attributes: [{ name: 'data-island' }] });
  }

  #pair(outer: number, inner: number): number {
    const key = `${outer} ${inner}`;
    return getOrCreate(this.#pairNumbers, key, () => this.pairs.push([outer, inner]) - 1);
  }

  #getNumber(compound: Compound): number {
    const key = getKey(compound);
    return getOrCreate(this.#numbers, key, () => this.list.push(compound) - 1);
  }
}

/** Serializes a compound. Pages with different islands have most of them in common. */
function getKey(compound: Compound): string {
  return getOrCreate(keys, compound, () => JSON.stringify(compound));
}

const keys = new WeakMap<Compound, string>();

/** Parts that a page must have for a selector to match. */
export interface Requirements {
  /** Numbers of compounds. */
  needs: number[];
  /** Numbers of pairs; one of each list must match. */
  inside: number[][];
}

/** Changes that scripts may make to a page: a selector that asks for one counts as matching. */
export interface ScriptedParts {
  hasScripts: boolean;
  /** Whether scripts may add elements with this class. */
  addsClass(name: string): boolean;
  /** The data attributes that the elements they add may have, and the custom properties they name. */
  names: ReadonlySet<string>;
  /** The data attributes that they set on any element. */
  sets: ReadonlySet<string>;
}
