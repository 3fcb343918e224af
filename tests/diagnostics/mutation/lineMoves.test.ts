import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BuildCache } from '../../../pipeline/cache/BuildCache.ts';
import { CachedFactsProvider } from '../../../pipeline/facts/CachedFactsProvider.ts';
import { CheckCache } from '../../../schema/check/CheckCache.ts';
import { checkSite } from '../../../schema/check/checkSite.ts';
import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';
import { isLongRun } from '../../isLongRun.ts';
import { sectionChecks, sectionTypes } from '../sectionTypes.ts';
import { fixtureSites } from './fixtureSites.ts';
import type { SiteSource } from './MutationSite.ts';
import { Random } from './random.ts';

const repository = join(import.meta.dirname, '../../..');
const sites: Record<string, SiteSource> = {
  ...fixtureSites,
  repository: {
    root: repository,
    files: new Map([['pages.yaml', readFileSync(join(repository, 'pages.yaml'), 'utf8')]]),
  },
};

const now = new Date('2026-11-21T00:00:00Z');
const seed = Number(process.env.BLOCKWRIGHT_SEED ?? 20261124);

/** Compiled schemas stay from one check to the next. */
const caches = { plain: new CheckCache(), deferred: new CheckCache() };

/** Checks as `check` and `build` do, which parse each page by itself, or as the editor does. */
async function check(
  { root }: SiteSource,
  [path, text]: readonly [string, string],
  isDeferred: boolean,
): Promise<Diagnostic[]> {
  const buildCache = new BuildCache(join(root, 'no-such-folder'));
  const state = { codeHash: 'code', buildCache, fingerprint: '', sources: {} };
  const { diagnostics } = await checkSite({
    root,
    sections: sectionTypes,
    checks: sectionChecks,
    mode: 'build',
    now,
    overlay: (asked) => (asked === path ? text : undefined),
    cache: isDeferred ? caches.deferred : caches.plain,
    ...(isDeferred && { factsProvider: new CachedFactsProvider(state, undefined, now) }),
  });
  return diagnostics;
}

/** Moves up to three lines to the left or right, or to another place of the file. */
function moveLines(text: string, random: Random): string {
  const lines = text.split('\n');
  for (let count = 1 + random.below(3); count > 0; count--) {
    const index = random.below(lines.length);
    const line = lines[index] ?? '';
    const indent = line.length - line.trimStart().length;
    const target = random.pick([0, 2, 4, 6, 8, indent, indent + 1]);
    lines.splice(index, 1);
    const place = target === indent ? random.below(lines.length) : index;
    lines.splice(place, 0, ' '.repeat(target) + line.trimStart());
  }
  return lines.join('\n');
}

describe('moved lines never cause an internal error, however the pages are parsed', () => {
  it.each(Object.entries(sites))('%s', async (name, source) => {
    const random = new Random(seed);
    // A check of the large site takes five times as long and runs the same code.
    const isLarge = name === 'repository';
    const count = isLongRun ? (isLarge ? 150 : 750) : isLarge ? 1 : 5;
    const files = [...source.files];
    for (let made = 0; made < count; made++) {
      const [path, original] = random.pick(files);
      const changed = [path, moveLines(original, random)] as const;
      const [plain, deferred] = [
        await check(source, changed, false),
        await check(source, changed, true),
      ];
      expect(deferred, `${path}, case ${made}`).toEqual(plain);
    }
  });
});

describe('a key of a page among the routes is reported once', () => {
  const { files } = sites.ferry as SiteSource;
  const text = files.get('pages.yaml') ?? '';
  const keys = [...text.matchAll(/^ {4}(title|description|breadcrumb|sections):.*$/gm)];

  it.each(isLongRun ? keys.map(({ index }) => index) : keys.slice(0, 3).map(({ index }) => index))(
    'at offset %i',
    async (index) => {
      const changed = ['pages.yaml', text.slice(0, index) + text.slice(index + 2)] as const;
      for (const isDeferred of [false, true]) {
        const found = await check(sites.ferry as SiteSource, changed, isDeferred);
        expect(found.map(({ code }) => code)).toEqual(['BW052']);
      }
    },
  );
});
