import { statSync } from 'node:fs';
import { UsageError } from '../base/errors/UsageError.ts';
import type { Installation } from '../code/index.ts';
import { commands } from './commands.ts';
import { parseCommand } from './parseCommand.ts';

/**
 * Runs a command and sets the exit status: 0 success, 1 errors in the site or a system error, 2
 * wrong usage, 3 internal error.
 */
export async function main(argv: string[], installation: Installation): Promise<void> {
  process.stdout.on('error', async (error: NodeJS.ErrnoException) => {
    // The reader of a pipe may close it early (`| head`).
    if (error.code === 'EPIPE') process.exit();
    process.stderr.write(`${(await explainError(error)) ?? error.message}\n`);
    process.exit(1);
  });
  try {
    if (installation.isPrebuilt && !asksForVersion(argv)) {
      // Lazy imports: a checkout contains all packages.
      const { addEnginePackages } = await import('./addEnginePackages.ts');
      const { readRoot } = await import('./readRoot.ts');
      addEnginePackages(readRoot(argv), installation);
    }
    if (!isKnown(argv)) {
      // Lazy import: few command lines need the commands of packages.
      const { addPackageCommands } = await import('./addPackageCommands.ts');
      await addPackageCommands(argv, installation);
    }
    const { command, options } = parseCommand(argv);
    if ('root' in (command.options ?? {})) checkRoot(options.root);
    process.exitCode = await command.run(options, installation);
  } catch (error) {
    const { message, status } = await describeError(error);
    if (asksForJson(argv))
      process.stdout.write(
        `${JSON.stringify({ diagnostics: [], failure: { status, message } })}\n`,
      );
    process.stderr.write(`${message}\n`);
    process.exitCode = status;
  }
}

/** Whether the arguments name a command of Blockwright, or ask for its version. */
function isKnown(argv: readonly string[]): boolean {
  const [first = 'help', second] = argv;
  return (
    [first, `${first} ${second}`].some((name) => Object.hasOwn(commands, name)) ||
    asksForVersion(argv)
  );
}

function asksForVersion([first = '']: readonly string[]): boolean {
  return /^(?:version|--version|-v)$/.test(first);
}

/** Whether a program reads stdout, which needs an object in any case. */
function asksForJson(argv: readonly string[]): boolean {
  return argv.some(
    (word, index) =>
      word === '--format=json' || (word === 'json' && argv[index - 1] === '--format'),
  );
}

async function describeError(error: unknown): Promise<{ message: string; status: number }> {
  if (error instanceof UsageError) return { message: error.message, status: 2 };
  const systemError = await explainError(error);
  if (systemError !== undefined) return { message: systemError, status: 1 };
  const stack = (error as Error)?.stack ?? error;
  const message = `Internal error. Please report it, with the lines below.\n${stack}`;
  return { message, status: 3 };
}

/** Explains a system error, as `explainSystemError()`. Lazy import: most commands have none. */
async function explainError(error: unknown): Promise<string | undefined> {
  return (await import('../base/errors/explainSystemError.ts')).explainSystemError(error);
}

/**
 * Checks that the folder of the site is a folder.
 *
 * @throws UsageError if it is a file or does not exist
 */
function checkRoot(root: string): void {
  const stats = statSync(root, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`The folder ${root} does not exist.`);
  if (!stats.isDirectory())
    throw new UsageError(`--root takes the folder of a site, and ${root} is a file.`);
}
