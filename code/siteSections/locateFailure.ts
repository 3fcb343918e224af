import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { findPosition } from '../../base/errors/findPosition.ts';
import { mapCompiledPosition } from '../../base/errors/mapCompiledPosition.ts';
import { toOffset } from '../../base/text/findLineStarts.ts';
import { type SectionFailure, siteSectionRegistry } from '../../renderer/index.ts';
import type { RenderedPageFacts } from '../../schema/index.ts';
import { toSitePath } from './explainBuildError.ts';

/**
 * Finds the line of a site's own section that throws, by the stack of the failure; its file if the
 * stack does not tell.
 */
export function locateFailure({
  stack = '',
  ...failure
}: SectionFailure): NonNullable<RenderedPageFacts['failure']> {
  const folders = Object.values(siteSectionRegistry.folders);
  const file = `${siteSectionRegistry.folders[failure.type]?.path}/${failure.file}`;
  const toSource: typeof mapCompiledPosition = (position) =>
    mapCompiledPosition(position) ?? position;
  const isOwn = (file: string) => folders.some(({ folder }) => file.startsWith(folder + sep));
  const found = findPosition(stack, isOwn, toSource);
  const path = found && toSitePath(found.file, '', folders);
  if (!found || !path) return { ...failure, file };
  const text = readFileSync(found.file, 'utf8');
  return { ...failure, file: path, position: { text, offset: toOffset(text, found) } };
}
