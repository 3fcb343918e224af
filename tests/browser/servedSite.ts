import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { environment } from '../environment.ts';
import { type RunningServer, startServer } from '../startServer.ts';

let server: RunningServer | undefined;
let out: string | undefined;

/**
 * Builds the repository's own site once for all browser tests and serves it the way `preview` does.
 * Tests read its address and folder with `inject('address')` and `inject('folder')`.
 */
export async function setup(project: TestProject) {
  out = mkdtempSync(join(tmpdir(), 'blockwright-site-'));
  execFileSync('node', ['cli/bin.mjs', 'build', '--out', out], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment(),
  });
  server = await startServer('preview', { args: ['--out', out] });
  project.provide('address', server.address.replace(/\/$/, ''));
  project.provide('folder', join(out, 'client'));
}

/** Stops the server and removes the output. */
export async function teardown() {
  await server?.stop();
  if (out) rmSync(out, { recursive: true, force: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    folder: string;
  }
}
