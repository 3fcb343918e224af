// Apart from vite.config.ts, because Vitest needs no Vike, which takes seconds to load.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { lateOptimizing } from './cli/setFlags.mjs';
import { doors } from './code/doors.mjs';
import { lazyFiles } from './code/lazyFiles.ts';
import { staticStyles } from './code/styles/staticStyles.ts';
import { ensureWords } from './code/words/ensureWords.mjs';
import { ensureDrawings } from './code/writeDrawings.mjs';
import { isLongRun } from './tests/isLongRun.ts';
import { LongestFirst } from './tests/LongestFirst.ts';
import { leftOut } from './tests/listLongTests.mjs';

ensureDrawings(import.meta.dirname);
await ensureWords(import.meta.dirname);

/** Tests in a browser. The reference site is built and served for them. */
const browserTests = ['tests/browser/**/*.test.ts'];
const longTests = isLongRun ? [] : leftOut;
/** Tests that start commands, servers or databases. */
const serverTests = [
  'tests/{attack,backend,servers,team}/**/*.test.ts',
  'tests/builds/*.test.ts',
  'tests/move/arrivals.test.ts',
  'tests/{dev,siteSections,parity}.test.ts',
  'tests/evaluation/{judges,reading,evaluate}.test.ts',
  'tests/repository/{docs,docsSite,types}.test.ts',
  'tests/bench/measure.test.ts',
  'tests/diagnostics/checkCommand.test.ts',
];
/** Tests that count the work of code (tests/attack/countWork.ts), each in a process of its own. */
const workTests = ['tests/attack/{countWork,*Cost}.test.ts'];
/** Tests with many cases, random ones or whole sites: as a unit test, each would take seconds. */
const caseTests = [
  'tests/diagnostics/mutation/*.test.ts',
  'tests/diagnostics/{corpus,mistakes,severalSlips}.test.ts',
  'tests/edit/*EditSequences.test.ts',
  'tests/validity/*.test.ts',
  'tests/bench/sites/*.test.ts',
  'tests/{languageServer,pageMoves,presets,quickCheck,yaml}.test.ts',
  'tests/renderStatic.test.tsx',
  'schema/manifest/narrowText.test.ts',
  'editor/merge/mergeTexts.test.ts',
  'editor/preview/TypedTexts.test.ts',
  'editor/server/replaceFoundWords.test.ts',
];

/** For tests of one file that share a server or a page. */
const setupFiles = 'tests/skipAfterFailure.ts';

/** Generous, because a busy machine must not fail a test. */
const timeLimit = isLongRun ? 3_600_000 : 300_000;

/** With `isolate: false`, the test files of a project share loaded modules, which take seconds to load. */
export default defineConfig({
  plugins: [doors(), react(), lazyFiles(), staticStyles(import.meta.dirname)],
  test: {
    // More workers than two cores, because most tests wait for a browser, a server or a build.
    // One more for the files of a long run that wait for minutes.
    maxWorkers: isLongRun ? 4 : 3,
    // Optimizing functions takes a fifth of the CPU time of tests that run for seconds.
    execArgv: [lateOptimizing],
    testTimeout: timeLimit,
    hookTimeout: timeLimit,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          // A loop over nothing must not pass.
          expect: { requireAssertions: true },
          include: [
            '{base,schema,sections,renderer,code,pipeline,server,editor,cli,functions,features,tools,tests}/**/*.test.{ts,tsx}',
          ],
          exclude: [...browserTests, ...serverTests, ...caseTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'cases',
          isolate: false,
          expect: { requireAssertions: true },
          include: caseTests,
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          isolate: false,
          include: serverTests,
          exclude: [...browserTests, ...workTests, ...longTests],
          setupFiles,
        },
      },
      { extends: true, test: { name: 'work', include: workTests } },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          include: browserTests,
          exclude: longTests,
          setupFiles,
          globalSetup: 'tests/browser/servedSite.ts',
        },
      },
    ],
  },
});
