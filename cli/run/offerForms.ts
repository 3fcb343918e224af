import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSourceFiles } from '../../schema/index.ts';
import { listMiddleware } from '../../server/index.ts';
import { installLine } from '../output/installLine.ts';

/** Says what is missing to receive the forms of a site on this machine. */
export function offerForms(root: string, server: 'dev' | 'edit' | 'preview'): void {
  const isReceived = listMiddleware(server).some(({ ownsPath }) => ownsPath?.('/functions/v1/'));
  if (isReceived || !hasForms(root)) return;
  const line = installLine(root, '@blockwright/forms');
  process.stdout.write(`This site has forms. To receive them here, run: ${line}\n`);
}

/** Whether a site has forms that no form service receives. */
function hasForms(root: string): boolean {
  return listSourceFiles(root)
    .filter((path) => path.startsWith('data/forms/'))
    .some((path) => !/^action:/m.test(readFileSync(join(root, path), 'utf8')));
}
