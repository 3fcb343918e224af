import { UsageError } from '../base/errors/UsageError.ts';
import { listPackageModules } from '../base/features/packageModules.ts';
import type { Installation } from '../code/index.ts';
import { siteSectionRegistry } from '../renderer/index.ts';
import { commands } from './commands.ts';
import { enginePackages } from './enginePackages.ts';
import { loadPackageModules } from './loadPackageModules.ts';
import type { Command } from './options/Command.ts';
import { installLine } from './output/installLine.ts';
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
  refuseMissing(argv, root);
}

/** Says what to install for a command of a package of Blockwright. */
function refuseMissing(argv: readonly string[], root: string): void {
  const [first = ''] = argv.filter((word) => !/^(?:help|--help|-h)$/.test(word));
  const [name] = Object.entries(enginePackages).find(([, words]) => words.includes(first)) ?? [];
  if (name === undefined || Object.keys(commands).some((known) => known.split(' ')[0] === first))
    return;
  throw new UsageError(
    `The command "${first}" is part of ${name}. Run: ${installLine(root, name)}`,
  );
}
