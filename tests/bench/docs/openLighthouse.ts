import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cleanEnvironment } from '../build/measure.ts';
import { installPeer } from '../peers/installPeer.ts';
import type { Peer } from '../peers/Peer.ts';

/** What Lighthouse says about a page. */
export interface LighthouseReport {
  /** Points of 100. */
  scores: Record<LighthouseCategory, number>;
  /** The audits that count and are not passed: `id: title`. */
  failures: string[];
}

/** Performance is left out: it describes the machine as much as the page. */
export const lighthouseCategories = ['accessibility', 'best-practices', 'seo'] as const;
export type LighthouseCategory = (typeof lighthouseCategories)[number];

/** Installs Lighthouse; returns a function that audits the page at an address. */
export async function openLighthouse(): Promise<(address: string) => Promise<LighthouseReport>> {
  const project = await installPeer('lighthouse', lighthouse);
  const [program = '', ...words] = lighthouse.command(project);
  const options = [
    `--only-categories=${lighthouseCategories.join(',')}`,
    '--output=json',
    '--quiet',
    '--chrome-flags=--headless --no-sandbox',
  ];
  const env = { ...cleanEnvironment(), CHROME_PATH: process.env.CHROMIUM ?? headlessShell };
  return async (address) => {
    const { stdout } = await promisify(execFile)(program, [...words, address, ...options], {
      maxBuffer: 2 ** 26,
      env,
    });
    return readReport(JSON.parse(stdout));
  };
}

const lighthouse: Peer = {
  title: 'Lighthouse',
  shared: [],
  command: (project) => [process.execPath, join(project, 'node_modules/lighthouse/cli/index.js')],
  output: 'dist',
  caches: [],
};

const headlessShell = '/usr/bin/chromium-headless-shell';

/** The parts of Lighthouse's own report that are read. */
interface RawReport {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { title: string; score: number | null } | undefined>;
}

/** @throws Error when Lighthouse could not rate a category */
function readReport({ categories, audits }: RawReport): LighthouseReport {
  const scores = Object.fromEntries(
    lighthouseCategories.map((name) => {
      const score = categories[name]?.score;
      if (typeof score !== 'number') throw new Error(`Lighthouse could not rate ${name}`);
      return [name, Math.round(100 * score)];
    }),
  ) as Record<LighthouseCategory, number>;
  const counted = lighthouseCategories.flatMap((name) => categories[name]?.auditRefs ?? []);
  const failures = counted
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
  return { scores, failures };
}
