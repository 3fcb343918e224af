import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../serveFolder.ts';

/** Serves the documentation below the path of its address while `work` runs with the address of a page. */
export async function serveBelowPath<Result>(
  output: string,
  route: string,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-docs-'));
  await symlink(output, join(folder, 'blockwright'));
  const server = await serveFolder(folder);
  try {
    return await work(`${server.address}/blockwright${route}`);
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
}
