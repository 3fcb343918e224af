import { createDiagnostics } from '../../../schema/check/createDiagnostics.ts';
import { type People, readTeamFile } from '../../../schema/check/readTeamFile.ts';
import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';
import { parseYaml } from '../../../schema/yaml/parseYaml.ts';
import { SourceFile } from '../../../schema/yaml/source/SourceFile.ts';

/** Reads the text of team.yaml. Without errors, `people` is set. */
export function readTeam(text: string): {
  people?: People;
  names?: ReadonlyMap<string, string>;
  diagnostics: Diagnostic[];
} {
  const file = parseYaml(new SourceFile('team.yaml', text));
  const { people, names, problems } = readTeamFile(file);
  const diagnostics = createDiagnostics([...file.problems, ...problems], {
    checks: undefined,
    files: [file],
  });
  const isUsable = !diagnostics.some(({ severity }) => severity === 'error');
  return isUsable ? { people, names, diagnostics } : { diagnostics };
}
