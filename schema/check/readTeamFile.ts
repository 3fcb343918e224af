import { lowerAddress } from '../../base/text/lowerAddress.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { toProblems } from '../reference/expressions/toProblems.ts';
import { unknownRole } from '../rules/site/unknown-role.ts';
import { Validator } from '../shape/Validator.ts';
import { builtInRoles, type Role, type Team, teamSchema } from '../vocabulary/team.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';

/** The roles of people by their email addresses in lower case. */
export type People = ReadonlyMap<string, Role>;

/** Reads team.yaml, and lists what is wrong with it besides its syntax. */
export function readTeamFile(file: YamlFile): {
  people: People;
  /** The names of people by their email addresses in lower case. */
  names: ReadonlyMap<string, string>;
  problems: Problem[];
} {
  const value = (file.value ?? {}) as Record<string, unknown>;
  const { findings } = new Validator().read(teamSchema, value);
  const scope = { names: new Map(), filters: {} };
  const problems = file.broken
    ? []
    : toProblems(findings, { layers: [{ file, path: [], value }], scope });
  const {
    people = {},
    names = {},
    roles = {},
  } = (findings.length === 0 ? value : {}) as Partial<Team>;
  const known = new Map(Object.entries({ ...builtInRoles, ...roles }));
  const found = new Map<string, Role>();
  for (const [email, name] of Object.entries(people)) {
    const role = known.get(name);
    if (role) found.set(lowerAddress(email), role);
    else problems.push(unknownRole(name, { file, path: ['people', email] }, known.keys()));
  }
  const named = Object.entries(names).map(([email, name]) => [lowerAddress(email), name] as const);
  return { people: found, names: new Map(named), problems };
}
