import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What a program that failed has printed. */
export interface ProgramFailure {
  code?: string | number;
  stdout: string;
  stderr: string;
  message: string;
}

/** Runs a program in a folder; returns its standard output. Rejects with a `ProgramFailure`. */
export async function runProgram(
  folder: string,
  [program = '', ...words]: readonly string[],
): Promise<string> {
  // npm, pnpm and Yarn are scripts there, which only a shell runs.
  const shell = process.platform === 'win32' && program !== process.execPath;
  const options = { cwd: folder, maxBuffer: 1 << 28, shell };
  return (await promisify(execFile)(program, words, options)).stdout;
}
