import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';
import type { Repository } from '../changes/Repository.ts';
import { type People, readTeam, teamFile } from './readTeam.ts';
import type { Role } from './teamSchema.ts';

/** The people and roles in team.yaml of the published branch, which only developers change. */
export class PeopleFile {
  readonly #repository: Pick<Repository, 'git' | 'base'>;
  readonly #report: (diagnostics: readonly Diagnostic[], text: string) => void;
  #people: People = new Map();
  #text: string | undefined;

  /** @param report receives what is wrong with the file; the people of its last valid state stay */
  constructor(
    repository: Pick<Repository, 'git' | 'base'>,
    report: (diagnostics: readonly Diagnostic[], text: string) => void,
  ) {
    this.#repository = repository;
    this.#report = report;
  }

  /** Returns the role of a person; undefined for strangers. */
  roleOf(email: string): Role | undefined {
    return this.#people.get(email.toLowerCase());
  }

  /** Reads the file as it was fetched last. Resolves to false if nobody may log in. */
  async read(): Promise<boolean> {
    const { base } = this.#repository;
    const name = `${base}:${teamFile}`;
    const text = await this.#repository.git('show', '--end-of-options', name).catch(() => '');
    if (text !== this.#text) {
      this.#text = text;
      const { people, diagnostics } = readTeam(text);
      this.#report(diagnostics, text);
      if (people) this.#people = people;
    }
    return this.#people.size > 0;
  }
}
