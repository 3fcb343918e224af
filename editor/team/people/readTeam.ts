import { isMapping } from '../../../base/values/isMapping.ts';
import { createDiagnostics } from '../../../schema/check/createDiagnostics.ts';
import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';
import type { Problem } from '../../../schema/diagnostics/Problem.ts';
import { toProblems } from '../../../schema/reference/expressions/toProblems.ts';
import { Validator } from '../../../schema/shape/Validator.ts';
import { parseYaml } from '../../../schema/yaml/parseYaml.ts';
import { SourceFile } from '../../../schema/yaml/source/SourceFile.ts';
import { builtInRoles, type Role, type Team, teamSchema } from './teamSchema.ts';

/** The file with people and roles, at the root of the repository. */
export const teamFile = 'team.yaml';

/** The roles of people by their email addresses in lower case. */
export type People = ReadonlyMap<string, Role>;

/** Reads the text of team.yaml. Without errors, `people` is set. */
export function readTeam(text: string): { people?: People; diagnostics: Diagnostic[] } {
  const file = parseYaml(new SourceFile(teamFile, text));
  const value = isMapping(file.value) ? file.value : {};
  const { findings } = new Validator().read(teamSchema, value);
  const scope = { names: new Map(), filters: {} };
  const problems: Problem[] = [
    ...file.problems,
    ...(file.broken ? [] : toProblems(findings, { layers: [{ file, path: [], value }], scope })),
  ];
  const { people = {}, roles = {} } = (findings.length === 0 ? value : {}) as Partial<Team>;
  const known = new Map(Object.entries({ ...builtInRoles, ...roles }));
  const found = new Map<string, Role>();
  for (const [email, name] of Object.entries(people)) {
    const role = known.get(name);
    if (role) found.set(email.toLowerCase(), role);
    else
      problems.push({
        rule: 'invalid-value',
        message: `There is no role "${name}".`,
        hint: `use ${[...known.keys()].join(', ')}, or define it below \`roles:\``,
        at: { file, path: ['people', email] },
      });
  }
  const diagnostics = createDiagnostics(problems, { checks: undefined, files: [file] });
  const isUsable = !diagnostics.some(({ severity }) => severity === 'error');
  return isUsable ? { people: found, diagnostics } : { diagnostics };
}
