import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isLongRun } from '../../isLongRun.ts';
import { fixtureSites } from './fixtureSites.ts';
import { MutationSite } from './MutationSite.ts';
import { addTallies, formatTallies, measureMistakes, type Tally } from './measureMistakes.ts';
import { mistakes } from './mistakes.ts';

const { BLOCKWRIGHT_SEED, BLOCKWRIGHT_COUNT, BLOCKWRIGHT_STRAYS } = process.env;
const seed = Number(BLOCKWRIGHT_SEED ?? 20261122);
const count = Number(BLOCKWRIGHT_COUNT ?? (isLongRun ? 40 : 2));

describe('mistakes in three sites of different shapes', () => {
  it('are reported once, and fixes give back the text', async () => {
    const sites = Object.values(fixtureSites).map((source) => new MutationSite(source));
    const tallies: Record<string, Tally> = {};
    for (const [name, mutate] of Object.entries(mistakes))
      tallies[name] = addTallies(
        await Promise.all(sites.map((site) => measureMistakes(site, mutate, { seed, count }))),
      );
    console.info(formatTallies(tallies));
    const all = addTallies(Object.values(tallies));
    // A file for whoever looks for the messages that are not good enough yet.
    if (BLOCKWRIGHT_STRAYS) writeFileSync(BLOCKWRIGHT_STRAYS, all.strays.join('\n'));
    expect(all.harmed).toBe(0);
    expect(all.single / all.reported).toBeGreaterThanOrEqual(0.93);
    expect(all.moreThanThree / all.made).toBeLessThanOrEqual(0.01);
  });
});
