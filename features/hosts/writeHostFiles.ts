import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../schema/index.ts';
import { copyOutput } from './copyOutput.ts';
import { findWriter } from './findWriter.ts';
import { type PlannedFile, planHostFiles } from './planHostFiles.ts';
import { readHostBuild } from './readHostBuild.ts';
import { readSiteText } from './readSiteText.ts';
import { toLocatable } from './toLocatable.ts';
import { writeInside } from './writeInside.ts';

type Diagnostic = Report['diagnostics'][number];

/** The code of the rule `host-file`. */
const hostFileCode = 'BW513';

/** An output, and the site's folder. */
export interface Output {
  root: string;
  folder: string;
}

/**
 * Writes the files that the host of a site reads outside of the output, and returns what stands in the way.
 * An output elsewhere is not what the host gets, so it has none.
 */
export async function writeHostFiles({ root, folder }: Output): Promise<Diagnostic[]> {
  const host = readSiteText(root, 'host');
  if (!host) return [];
  const build = readHostBuild(root, folder);
  if (build.directory.startsWith('..')) return [];
  const writer = findWriter(host);
  const planned = planHostFiles(root, writer, build);
  for (const { path, text, state } of planned)
    if (state === 'removed') rmSync(join(root, path));
    else if (state !== 'current' && state !== 'kept') writeInside(root, path, text);
  const target = writer.copyTo?.(build);
  if (target !== undefined) copyOutput(root, folder, target, build.files);
  return planned.flatMap(toDiagnostics);
}

function toDiagnostics({ path, text, findings }: PlannedFile): Diagnostic[] {
  const { position } = toLocatable(path, text);
  return findings.map(({ from, to, message, hint }) => {
    const end = position(to);
    return {
      file: path,
      ...position(from),
      endLine: end.line,
      endColumn: end.column,
      severity: 'warning',
      code: hostFileCode,
      message,
      hint,
    };
  });
}
