import type { HostWriter } from './model/HostFile.ts';

const writers = import.meta.glob<HostWriter>('./writers/*.ts', { eager: true, import: 'writer' });

/** Returns what a build writes for a host; hosts that need no further files have nothing to write. */
export function findWriter(host: string): HostWriter {
  return writers[`./writers/${host}.ts`] ?? {};
}
