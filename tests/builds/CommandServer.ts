import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** The result of a command. */
export interface CommandResult {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * A process that runs commands one after the other. It loads the command line and the renderer once,
 * which is nine tenths of the work of a small build. What commands share in memory could hide a
 * mistake in what they read from disk, so run the command under test in a process of its own.
 */
export class CommandServer {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, PromiseWithResolvers>();
  #count = 0;

  constructor(env: NodeJS.ProcessEnv) {
    const script = join(import.meta.dirname, 'commandProcess.mjs');
    this.#child = fork(script, {
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.on('message', ({ id, result }: { id: number; result: CommandResult }) => {
      this.#waiting.get(id)?.resolve(result);
      this.#waiting.delete(id);
    });
    this.#child.once('exit', (status) => {
      for (const { reject } of this.#waiting.values())
        reject(new Error(`The process of the commands ended with ${status}`));
    });
    // It ends with this process.
    this.#child.unref();
    this.#child.channel?.unref();
  }

  run(args: string[]): Promise<CommandResult> {
    return new Promise((resolve, reject) => {
      const id = this.#count++;
      this.#waiting.set(id, { resolve, reject });
      this.#child.send({ id, args });
    });
  }
}

interface PromiseWithResolvers {
  resolve(result: CommandResult): void;
  reject(error: Error): void;
}
