import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

let server: ChildProcess | undefined;
let out: string | undefined;

/**
 * Builds the repository's own site once for all browser tests and serves it the way `preview` does.
 * Tests read its address and folder with `inject('address')` and `inject('folder')`.
 */
export async function setup(project: TestProject) {
  out = mkdtempSync(join(tmpdir(), 'blockwright-site-'));
  execFileSync('node', ['cli/bin.mjs', 'build', '--out', out], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: withoutTestMode(),
  });
  server = spawn('node', ['cli/bin.mjs', 'preview', '--out', out, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: withoutTestMode(),
  });
  project.provide('address', await printedAddress(server));
  project.provide('folder', join(out, 'client'));
}

/** Stops the server and removes the output. */
export async function teardown() {
  server?.kill();
  if (out) rmSync(out, { recursive: true, force: true });
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`preview ended with ${code}`)));
    child.stdout?.on('data', (chunk) => {
      const address = /http:\/\/\S+?(?=\/?\s)/.exec(String(chunk))?.[0];
      if (address) resolve(address);
    });
  });
}

// Vitest sets variables that would make this build differ from one that a user runs.
function withoutTestMode(): NodeJS.ProcessEnv {
  const { VITEST: _, NODE_ENV: __, ...environment } = process.env;
  return environment;
}

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    folder: string;
  }
}
