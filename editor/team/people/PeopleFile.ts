import { lowerAddress } from '../../../base/text/lowerAddress.ts';
import type { People } from '../../../schema/index.ts';
import type { Diagnostic, Role } from '../../../schema/vocabulary.ts';
import type { Repository } from '../changes/Repository.ts';
import { readTeam } from './readTeam.ts';

/** The people and roles in team.yaml of the published branch, which only developers change. */
export class PeopleFile {
  readonly #repository: Pick<Repository, 'git' | 'base'>;
  readonly #report: (diagnostics: readonly Diagnostic[], text: string) => void;
  readonly #warn: (message: string) => void;
  #people: People = new Map();
  #names: ReadonlyMap<string, string> = new Map();
  #text: string | undefined;

  /**
   * @param report receives what is wrong with the file; the people of its last valid state stay
   * @param warn receives a message when the file is gone: no one can use the editor then
   */
  constructor(
    repository: Pick<Repository, 'git' | 'base'>,
    report: (diagnostics: readonly Diagnostic[], text: string) => void,
    warn: (message: string) => void,
  ) {
    this.#repository = repository;
    this.#report = report;
    this.#warn = warn;
  }

  /** Returns the role of a person; undefined for strangers. */
  getRole(email: string): Role | undefined {
    return this.#people.get(lowerAddress(email));
  }

  /** Returns the name of a person; undefined where the file names none. */
  getName(email: string): string | undefined {
    return this.#names.get(lowerAddress(email));
  }

  /** Reads the file as it was fetched last. Resolves to false if no one may log in. */
  async read(): Promise<boolean> {
    const { base } = this.#repository;
    const listed = await this.#repository.git('ls-tree', '--name-only', base, '--', 'team.yaml');
    if (listed === '') {
      if (this.#people.size > 0)
        this.#warn(`team.yaml is gone: no one can use the editor until it is back.`);
      this.#people = new Map();
      this.#text = undefined;
      return false;
    }
    const text = await this.#repository.git('show', '--end-of-options', `${base}:team.yaml`);
    if (text !== this.#text) {
      this.#text = text;
      const { people, names, diagnostics } = readTeam(text);
      this.#report(diagnostics, text);
      if (people) this.#people = people;
      if (names) this.#names = names;
    }
    return this.#people.size > 0;
  }
}
