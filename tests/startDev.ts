import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A `dev` that is running. */
export interface RunningDev {
  address: string;
  /** A page as HTML, and its status. */
  page(route: string): Promise<{ status: number; html: string }>;
  /** Ends it; resolves to its exit status. */
  stop(): Promise<number | null>;
  /** What it has complained of. */
  complaints(): string;
}

/** Starts `dev` of the checkout in `cwd`. */
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
  const words = ['renderer/bin.mjs', 'dev', '--root', root, '--port', String(port)];
  if (host) words.push('--host', host);
  const child = spawn('node', words, { cwd, env, stdio: 'pipe' });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
    process.stderr.write(chunk);
  });
  const address = await new Promise<string>((found, failed) => {
    child.once('exit', (code) => failed(new Error(`dev ended with ${code}: ${complaints}`)));
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
      // It keeps what it knows as it ends.
      const ended = once(child, 'exit');
      child.kill();
      return (await ended)[0];
    },
    complaints: () => complaints,
  };
}
