import {
  createDiagnostics,
  type People,
  parseYaml,
  readTeamFile,
  SourceFile,
} from '../../../schema/index.ts';
import type { Diagnostic } from '../../../schema/vocabulary.ts';

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
