import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A running `dev` server. */
export interface RunningDev {
  address: string;
  /** Requests a page. */
  page(route: string): Promise<{ status: number; html: string }>;
  /** Stops the server; resolves to its exit status. */
  stop(): Promise<number | null>;
  /** Returns what the server has written to stderr. */
  errorOutput(): string;
}

/** Starts `dev` with the code of the checkout in `cwd`. */
export async function startDev({
  root,
  port,
  host,
  cwd = process.cwd(),
}: {
  root: string;
  port: number;
  host?: string;
  cwd?: string;
}): Promise<RunningDev> {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const words = ['cli/bin.mjs', 'dev', '--root', root, '--port', String(port)];
  if (host) words.push('--host', host);
  const child = spawn('node', words, { cwd, env, stdio: 'pipe' });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
    process.stderr.write(chunk);
  });
  const address = await new Promise<string>((found, failed) => {
    child.once('exit', (code) => failed(new Error(`dev ended with ${code}: ${errors}`)));
    child.stdout.on('data', (chunk) => {
      const match = /served at (http:\/\/\S+)/.exec(String(chunk));
      if (match?.[1]) found(match[1]);
    });
  });
  return {
    address,
    async page(route) {
      const answer = await fetch(address + route, { headers: { accept: 'text/html' } });
      return { status: answer.status, html: await answer.text() };
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      // The server stores its facts before it ends.
      const ended = once(child, 'exit');
      child.kill();
      return (await ended)[0];
    },
    errorOutput: () => errors,
  };
}
