import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

interface AgentRun {
  /** The folder of the site, in which the command runs. */
  root: string;
  brief: string;
  /** The file for what the command prints. */
  log: string;
  minutes: number;
}

/**
 * Runs the command of an agent with the brief on its standard input.
 *
 * @returns what went wrong with the command itself
 */
export async function runAgent(
  command: string,
  { root, brief, log, minutes }: AgentRun,
): Promise<string[]> {
  const output = createWriteStream(log);
  // A group of its own, which ends with everything that the command started.
  const agent = spawn(command, { cwd: root, shell: true, detached: true });
  agent.stdout.pipe(output, { end: false });
  agent.stderr.pipe(output, { end: false });
  // A command may read the file instead, and close its input.
  agent.stdin.on('error', () => {});
  agent.stdin.end(brief);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    endGroup(agent.pid);
  }, minutes * 60_000);
  const [status] = await once(agent, 'exit');
  clearTimeout(timer);
  endGroup(agent.pid);
  output.end();
  if (isLate) return [`The command did not end within ${minutes} minutes`];
  return status === 0 ? [] : [`The command ended with status ${status}`];
}

/** Ends the processes of a group that still run. */
function endGroup(id: number | undefined): void {
  try {
    if (id !== undefined) process.kill(-id, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}
