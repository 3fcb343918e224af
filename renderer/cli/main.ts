import { FileChanged } from '../../schema/manifest/FileTexts.ts';
import type { Installation } from '../bundle/Installation.ts';
import { parseCommand } from './parseCommand.ts';
import { explainSystemError } from './explainSystemError.ts';
import { UsageError } from './UsageError.ts';

/**
 * Runs one verb of the command line and sets the exit status: 0 nothing wrong, 1 diagnostics of
 * error severity or a failure of the system, 2 wrong usage, 3 our own fault.
 */
export async function main(argv: string[], installation: Installation): Promise<void> {
  // Whoever reads the output may have read enough of it (`| head`).
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    process.stderr.write(`${explainSystemError(error) ?? error.message}\n`);
    process.exit(1);
  });
  try {
    const { verb, options } = parseCommand(argv);
    process.exitCode = await verb.run(options, installation);
  } catch (error) {
    if (error instanceof FileChanged) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
      return;
    }
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 2;
      return;
    }
    const failure = explainSystemError(error);
    if (failure !== undefined) {
      process.stderr.write(`${failure}\n`);
      process.exitCode = 1;
      return;
    }
    process.stderr.write(
      `Internal error. Please report it, with the lines below.\n${(error as Error)?.stack ?? error}\n`,
    );
    process.exitCode = 3;
  }
}
