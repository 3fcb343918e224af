import type { DraftSession } from './DraftSession.ts';

/** Returns the content of a file; undefined if it is not valid YAML. */
export function readFileContent(
  session: Pick<DraftSession, 'yaml'>,
  file: string,
): Mapping | undefined {
  try {
    return (session.yaml(file).value ?? {}) as Mapping;
  } catch {
    return undefined;
  }
}

/** Returns the content of each file; undefined for one that is not valid YAML. */
export function readContents(session: DraftSession): { file: string; value: unknown }[] {
  return session.files.map((file) => ({ file, value: readFileContent(session, file) }));
}

type Mapping = Record<string, unknown>;
