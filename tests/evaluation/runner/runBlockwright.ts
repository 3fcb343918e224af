import { execFile } from 'node:child_process';
import type { RunCommand } from '../judge/judgeTask.ts';

/** Runs a command of this checkout in a process of its own. */
export const runBlockwright: RunCommand = (...args) =>
  new Promise((resolve) => {
    const options = { maxBuffer: 1 << 28 };
    execFile('node', ['cli/bin.mjs', ...args], options, (error, stdout, stderr) => {
      resolve({ status: error ? Number(error.code) || 1 : 0, stdout, stderr });
    });
  });
