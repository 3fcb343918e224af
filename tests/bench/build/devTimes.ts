import { type ChildProcess, spawn } from 'node:child_process';
import { openBrowser } from '../../browser/openBrowser.ts';
import { pageEdit, save } from '../sites/edits.ts';
import type { GeneratedSite } from '../sites/writeSite.ts';
import { cleanEnvironment, type Measured, watchMemory } from './measure.ts';
import type { Package } from './Package.ts';
import { getPage } from './scenarios.ts';

/** The times of `dev`. */
export interface DevTimes {
  /** From the command to the HTML of the first page. */
  start: Measured;
  /** From the first byte of a save until Chromium shows the new text. */
  saves: Measured[];
}

/** Starts `dev`, opens a page in Chromium, and saves its file `saves` times. */
export async function devTimes(
  code: Package,
  site: GeneratedSite,
  { saves, port }: { saves: number; port: number },
): Promise<DevTimes> {
  const key = getPage(site);
  const started = performance.now();
  const [node = '', ...words] = code.command('dev', '--root', site.root, '--port', String(port));
  const server = spawn(node, words, {
    cwd: code.folder,
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const memory = watchMemory(server.pid ?? 0);
  try {
    const address = await printedAddress(server);
    const html = await (await fetch(new URL(key, address))).text();
    const seconds = (performance.now() - started) / 1000;
    if (!html.includes('</html>')) throw new Error(`dev answers ${key} with ${html.slice(0, 300)}`);
    const times = await timesOfSaves(new URL(key, address), site, key, saves);
    const megabytes = memory.stop();
    const measured = (one: number) => ({ seconds: one, cpuSeconds: 0, megabytes, output: '' });
    return { start: measured(seconds), saves: times.map(measured) };
  } finally {
    memory.stop();
    await stop(server);
  }
}

async function timesOfSaves(
  address: URL,
  site: GeneratedSite,
  key: string,
  count: number,
): Promise<number[]> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ reducedMotion: 'no-preference' });
    page.setDefaultTimeout(120_000);
    await page.goto(address.href);
    const times: number[] = [];
    for (let index = 0; index <= count; index++) {
      await page.waitForTimeout(400 + (index % 5) * 90);
      const word = `word${index}`;
      const shown = page.evaluate(untilHeadline, word);
      await page.waitForTimeout(50);
      const edit = await pageEdit(site.root, key, word);
      const saved = performance.timeOrigin + performance.now();
      await save(site.root, edit);
      // The first save warms up caches.
      const milliseconds = (await shown) - saved;
      if (index > 0) times.push(milliseconds / 1000);
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Waits in the browser until the headline contains a word and is painted; returns the time. */
export const untilHeadline = (word: string) =>
  new Promise<number>((resolve) => {
    const look = () => {
      if (!document.querySelector('h1')?.textContent?.includes(word))
        return requestAnimationFrame(look);
      // The next task comes after the painting of this frame.
      return setTimeout(() => resolve(performance.timeOrigin + performance.now()));
    };
    look();
  });

function printedAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: unknown) => {
      printed += String(chunk);
      const address = /http:\/\/\S+?\/(?=\s)/.exec(printed)?.[0];
      if (address) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (status) => reject(new Error(`dev ended with ${status}:\n${printed}`)));
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const timer = setTimeout(() => server.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(timer);
}
