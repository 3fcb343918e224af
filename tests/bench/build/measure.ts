import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The measurement of one run of a command. */
export interface Measured {
  /** Wall time. */
  seconds: number;
  /** User and system time of the command, its threads and its child processes. */
  cpuSeconds: number;
  /** Peak resident memory of the command and its child processes together; Linux only. */
  megabytes: number;
  /** The text that it printed. */
  output: string;
  /** Its exit status; absent for what is no command. */
  status?: number;
}

/**
 * Runs a command and measures it.
 *
 * @throws Error with the output of the command when it ends with another status than `status`
 */
export async function measure(
  command: readonly string[],
  {
    cwd,
    env = {},
    status: expected = 0,
  }: { cwd?: string; env?: NodeJS.ProcessEnv; status?: number | 'any' } = {},
): Promise<Measured> {
  settleDisk();
  const started = performance.now();
  // The shell waits for the command, so its `times` includes all child processes.
  const child = spawn('sh', ['-c', '"$@"; status=$?; times >&3; exit $status', 'sh', ...command], {
    ...(cwd && { cwd }),
    env: { ...cleanEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  let times = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => printed.push(String(chunk)));
  child.stdio[3]?.on('data', (chunk) => {
    times += String(chunk);
  });
  const memory = watchMemory(child.pid ?? 0);
  const status = await new Promise<number>((resolve) => child.once('close', resolve));
  const seconds = (performance.now() - started) / 1000;
  const output = printed.join('');
  if (expected !== 'any' && status !== expected)
    throw new Error(`${command.join(' ')} ended with ${status}:\n${output.slice(-4000)}`);
  return { seconds, cpuSeconds: childSeconds(times), megabytes: memory.stop(), output, status };
}

/** Flushes earlier writes to the disk, so that the next measurement does not include them. */
function settleDisk(): void {
  if (process.platform !== 'win32') spawnSync('sync');
}

/** Returns the environment without the variables of the package manager and the test runner. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|VITE|NODE_ENV$|CI$)/.test(name)),
  );
}

/** Watches the memory of a process and its descendants. */
export function watchMemory(pid: number): { stop(): number } {
  let peak = 0;
  const look = () => {
    let together = 0;
    for (const one of family(pid)) {
      const { now, highest } = residentKilobytes(one);
      together += now;
      peak = Math.max(peak, highest);
    }
    peak = Math.max(peak, together);
  };
  const timer = setInterval(look, 20);
  return {
    stop() {
      clearInterval(timer);
      return peak / 1024;
    },
  };
}

/** Parses the second line of the shell's `times`, for its children: `0m1.23s 0m0.45s`. */
function childSeconds(times: string): number {
  const last = times.trim().split('\n').at(-1) ?? '';
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

function family(pid: number): number[] {
  const found = [pid];
  for (const one of found)
    try {
      for (const thread of readdirSync(`/proc/${one}/task`)) {
        const children = readFileSync(`/proc/${one}/task/${thread}/children`, 'utf8').trim();
        if (children) found.push(...children.split(' ').map(Number));
      }
    } catch {
      // The process has just ended.
    }
  return found;
}

function residentKilobytes(pid: number): { now: number; highest: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const value = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
    return { now: value('VmRSS'), highest: value('VmHWM') };
  } catch {
    return { now: 0, highest: 0 };
  }
}
