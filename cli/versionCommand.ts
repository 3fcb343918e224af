import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from './options/Command.ts';

/** `version`, and `--version` without a command. */
export const versionCommand: Command = {
  summary: 'Print the version',
  examples: ['blockwright --version'],
  async run(_, { packageRoot }) {
    const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'));
    process.stdout.write(`${version}\n`);
    return 0;
  },
};
