import type { OldSite } from './OldSite.ts';
import { writeAstro } from './writeAstro.ts';
import { writeEleventy } from './writeEleventy.ts';
import { writeHugo } from './writeHugo.ts';
import { writeJekyll } from './writeJekyll.ts';

/** A folder of a generator that can build it. */
export interface BuildableSite {
  write(root: string, options: { count: number }): OldSite;
  /** How many articles the folder of the kept inventory has. */
  count: number;
  origin: string;
}

/** The folders whose built output is kept in `tests/move/built/`. */
export const oldSites: Readonly<Record<string, BuildableSite>> = {
  jekyll: {
    write: (root, { count }) => writeJekyll(root, { count, isBuildable: true }),
    count: 40,
    origin: 'https://workshop.example',
  },
  hugo: { write: writeHugo, count: 40, origin: 'https://hills.example' },
  astro: { write: writeAstro, count: 40, origin: 'https://studio.example' },
  eleventy: { write: writeEleventy, count: 40, origin: 'https://garden.example' },
};
