import type { Constant } from '../code/evaluateConstant.ts';
import { toJson } from '../source/readDataFile.ts';

/** The names that the code of an MDX file may read. */
export class MdxScope {
  readonly #values = new Map<string, Constant>();
  readonly #used = new Set<string>();

  /** @param frontMatter the values of the file, which layouts and pages read by several names */
  constructor(frontMatter: Readonly<Record<string, unknown>>) {
    const data = toJson(frontMatter);
    this.#values.set('frontmatter', data);
    this.#values.set('props', data);
    this.#values.set('Astro', { props: data });
    this.#values.set('entry', { data });
    this.#values.set('post', { data });
  }

  readonly find = (name: string): { value: Constant } | undefined => {
    this.#used.add(name);
    return this.#values.has(name) ? { value: this.#values.get(name) } : undefined;
  };

  add(name: string, value: Constant): void {
    this.#values.set(name, value);
  }

  /** Whether something read a name. */
  isUsed(name: string): boolean {
    return this.#used.has(name);
  }
}
