import { type BuildRecord, compareBuilds, locateCause } from '../../../pipeline/index.ts';

type ReadSource = (path: string) => string | undefined;

/** Compares two builds, and locates the causes of their changes in the files of the site. */
export function explainChanges(
  before: { record: BuildRecord; readSource: ReadSource },
  after: { record: BuildRecord; readSource: ReadSource },
): ReturnType<typeof compareBuilds> {
  const changes = compareBuilds(before.record, after.record);
  const locate = (cause: Parameters<typeof locateCause>[0]) =>
    locateCause(cause, after.readSource, before.readSource);
  return { ...changes, causes: changes.causes.map(locate) };
}
