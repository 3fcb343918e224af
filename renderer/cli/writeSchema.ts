import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sectionDocs } from '../docs/sectionDocs.ts';
import { sectionExamples, sectionSchemas } from '../site/sectionSchemas.ts';
import type { Installation } from './main.ts';
import type { Options } from './parseCommand.ts';

/** `schema`: writes what is made from the section schemas: for editors, and for readers of docs/. */
export async function writeSchema(_: Options, { packageRoot }: Installation): Promise<number> {
  const files = { 'docs/sections.md': sectionDocs(sectionSchemas, sectionExamples) };
  for (const [path, content] of Object.entries(files)) {
    await writeFile(join(packageRoot, path), content);
    process.stdout.write(`${path}\n`);
  }
  return 0;
}
