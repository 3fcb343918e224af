import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../base/files/contentHash.ts';
import type { Merge, MergeFinding } from './merge/Merge.ts';
import { mergeJsonc } from './merge/mergeJsonc.ts';
import { mergeToml } from './merge/mergeToml.ts';
import type { HostBuild } from './model/HostBuild.ts';
import type { HostFile, HostWriter } from './model/HostFile.ts';

/** What becomes of a file for a host. */
export interface PlannedFile {
  /** Path below the site's folder. */
  path: string;
  /** The content to write. */
  text: string;
  /**
   * `new`, `changed` and `current` are ours; `merged` is the author's with our keys, and `kept` the author's,
   * which stays as it is; `removed` was ours.
   */
  state: 'new' | 'changed' | 'current' | 'merged' | 'kept' | 'removed';
  findings: MergeFinding[];
}

/** Plans the files outside of the output. Files of the author are merged or stay as they are. */
export function planHostFiles(root: string, writer: HostWriter, build: HostBuild): PlannedFile[] {
  return (writer.listFiles?.(build) ?? [])
    .filter(({ names, content }) => content !== '' || existsSync(join(root, names[0])))
    .map((file) => planFile(root, file));
}

function planFile(root: string, { names, content, mode }: HostFile): PlannedFile {
  const path = names.find((name) => existsSync(join(root, name))) ?? names[0];
  const own = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  const text = mode === 'marked' ? mark(content) : content;
  if (own === undefined) return { path, text, state: 'new', findings: [] };
  if (text === '') return { path, text, state: 'removed', findings: [] };
  if (own === text) return { path, text, state: 'current', findings: [] };
  if (mode === 'replace') return { path, text, state: 'changed', findings: [] };
  if (mode === 'marked')
    return isMarked(own)
      ? { path, text, state: 'changed', findings: [] }
      : { path, text: own, state: 'kept', findings: [keepFinding(own)] };
  const merge: typeof mergeJsonc | typeof mergeToml = path.endsWith('.toml')
    ? mergeToml
    : mergeJsonc;
  const merged: Merge = merge(own, mode.keys, mode.lists);
  return { path, ...merged, state: merged.text === own ? 'kept' : 'merged' };
}

const mark = (content: string): string =>
  `# Written by \`blockwright build\` (${contentHash(content).slice(0, 12)}). If you change this file, it is yours, and builds leave it alone.\n${content}`;

/** Whether nobody changed a file since a build wrote it. */
function isMarked(own: string): boolean {
  const [, digest, content = ''] =
    /^# Written by `blockwright build` \((\w+)\)[^\n]*\n([\s\S]*)$/.exec(own) ?? [];
  return digest !== undefined && digest === contentHash(content).slice(0, 12);
}

function keepFinding(own: string): MergeFinding {
  return {
    from: 0,
    to: own.indexOf('\n') < 0 ? own.length : own.indexOf('\n'),
    message: 'The file is yours, so the build leaves it alone.',
    hint: 'compare it with what `blockwright host` prints, or remove it to get a new one',
  };
}
