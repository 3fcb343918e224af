import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createTemporaryFolder, packageRoot } from '../backend/support/backendHarness.ts';
import { startPostgres } from '../backend/support/postgres.ts';
import { lead } from '../backend/support/samples.ts';
import { startDenoHarness } from '../backend/support/startDenoHarness.ts';

const settings = { RATE_LIMIT_ADDRESS: '9999999/60', RATE_LIMIT_FORM: '9999999/1' };
const senders = 20;
const seconds = 8;

/**
 * `npm run bench:backend`: measures how many leads per second the local backend, and the functions on
 * Deno with a PostgreSQL server, check, store and mail for 20 concurrent senders.
 */
export async function main(): Promise<void> {
  console.log('| | starts in | stored/s | p50 | p99 | memory |\n|---|---|---|---|---|---|');
  await measureLocal();
  await measureDeno();
}

async function measureLocal(): Promise<void> {
  const dataDir = createTemporaryFolder();
  for (const name of ['local backend, first start', 'local backend, later start']) {
    const started = performance.now();
    const child = spawn(
      process.execPath,
      ['tools/run.mjs', 'functions/_local/startBackendServer.ts', packageRoot],
      {
        cwd: packageRoot,
        env: { ...process.env, ...settings, PORT: '0', BACKEND_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const url = await new Promise<string>((resolve) => {
      child.stdout.once('data', (text) => resolve(String(text).trim()));
    });
    await report(name, performance.now() - started, url, child.pid ?? 0);
    child.kill('SIGKILL');
  }
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureDeno(): Promise<void> {
  const server = await startPostgres();
  const started = performance.now();
  const harness = await startDenoHarness(server.database(), settings);
  await report(
    `Deno and ${server.version}`,
    performance.now() - started,
    harness.functionsUrl,
    harness.pid(),
  );
  await harness.stop();
  await server.stop();
}

async function report(name: string, start: number, url: string, pid: number): Promise<void> {
  await load(url, 1);
  const latencies = await load(url, seconds);
  const at = (share: number) => `${latencies[Math.floor(latencies.length * share)]?.toFixed(1)} ms`;
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  console.log(
    `| ${name} | ${(start / 1000).toFixed(1)} s | ${Math.round(latencies.length / seconds)} | ${at(0.5)} | ${at(0.99)} | ${Math.round(Number(memory) / 1024)} MB |`,
  );
}

/** Sends leads for a while; returns how long each took, in order. */
async function load(url: string, duration: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const latencies: number[] = [];
  const end = performance.now() + duration * 1000;
  await Promise.all(
    Array.from({ length: senders }, async () => {
      while (performance.now() < end) {
        const started = performance.now();
        const status = await send(url, agent);
        if (status !== 200) throw new Error(`answered ${status}`);
        latencies.push(performance.now() - started);
      }
    }),
  );
  agent.destroy();
  return latencies.toSorted((a, b) => a - b);
}

function send(url: string, agent: Agent): Promise<number> {
  const body = JSON.stringify({ ...lead, company: crypto.randomUUID() });
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}/functions/v1/send-contact-email`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': crypto.randomUUID(),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
