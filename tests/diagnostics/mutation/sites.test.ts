import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isLongRun } from '../../isLongRun.ts';
import { fixtureSites } from './fixtureSites.ts';
import { MutationSite } from './MutationSite.ts';
import { addTallies, formatTallies, measureMistakes, type Tally } from './measureMistakes.ts';
import { mistakes } from './mistakes.ts';

const seed = Number(process.env.BLOCKWRIGHT_SEED ?? 20261122);
const count = Number(process.env.BLOCKWRIGHT_COUNT ?? (isLongRun ? 40 : 2));

describe('mistakes in three sites of different shapes', () => {
  it('are reported once, at their place, and fixes give back the text', async () => {
    const sites = Object.values(fixtureSites).map((source) => new MutationSite(source));
    const tallies: Record<string, Tally> = {};
    for (const [name, mutate] of Object.entries(mistakes))
      tallies[name] = addTallies(
        await Promise.all(sites.map((site) => measureMistakes(site, mutate, { seed, count }))),
      );
    console.info(formatTallies(tallies));
    const all = addTallies(Object.values(tallies));
    if (process.env.STRAYS)
      for (const [name, tally] of Object.entries(tallies))
        for (const stray of tally.strays)
          appendFileSync(process.env.STRAYS, `[${name}] ${stray}\n`);
    expect(all.harmed).toBe(0);
  }, 3_600_000);
});
