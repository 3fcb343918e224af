import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findInstalled } from './packages/findInstalled.ts';
import { runProgram } from './packages/runProgram.ts';

/** Runs a command of the version that a site has installed now; returns its standard output. */
export function runBlockwright(root: string, words: readonly string[]): Promise<string> {
  return runProgram(root, [...toCommandLine(root), ...words]);
}

/** Does the same with the terminal of this process; returns the exit status. */
export async function showBlockwright(root: string, words: readonly string[]): Promise<number> {
  const [program = '', ...rest] = [...toCommandLine(root), ...words];
  const child = spawn(program, rest, { cwd: root, stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  return status ?? 1;
}

function toCommandLine(root: string): string[] {
  // Without node_modules, Yarn tells Node where the packages are.
  if (process.versions.pnp) return ['yarn', 'run', 'blockwright'];
  const installed = findInstalled(root);
  if (!installed) throw new Error('blockwright is not installed.');
  return [process.execPath, join(installed.folder, 'cli/bin.mjs')];
}
