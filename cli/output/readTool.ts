import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tool } from '../../schema/report/Tool.ts';

/** Reads the version and the address of the package. */
export async function readTool(packageRoot: string): Promise<Tool> {
  const { version, homepage } = JSON.parse(
    await readFile(join(packageRoot, 'package.json'), 'utf8'),
  );
  return { version, homepage: String(homepage).replace(/#.*$/, '') };
}
