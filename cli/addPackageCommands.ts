import { UsageError } from '../base/errors/UsageError.ts';
import { listPackageModules } from '../base/features/packageModules.ts';
import type { Installation } from '../code/index.ts';
import { siteSectionRegistry } from '../renderer/index.ts';
import { commands } from './commands.ts';
import { loadPackageModules } from './loadPackageModules.ts';
import type { Command } from './options/Command.ts';
import { readRoot } from './readRoot.ts';

/**
 * Adds the commands of the packages of a site. A command of Blockwright has precedence.
 *
 * @throws UsageError if the code of a package cannot be used
 */
export async function addPackageCommands(
  argv: readonly string[],
  installation: Installation,
): Promise<void> {
  const root = readRoot(argv);
  await loadPackageModules(root, installation, 'commands/');
  const [problem] = siteSectionRegistry.featureProblems;
  if (problem)
    throw new UsageError(`${problem.message} Run \`blockwright check\` for the file and the line.`);
  for (const { name, exports } of listPackageModules<{ command: Command }>('commands'))
    commands[name.replace('-', ' ')] ??= exports.command;
}
