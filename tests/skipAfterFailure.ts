import { afterEach, beforeEach } from 'vitest';

/**
 * Skips the tests of a file after a failed one, which leaves a state that they do not expect: tests/run.mjs
 * runs the file again. All tests run where its second attempt, or a developer, asks for the file.
 */
let failed: string | undefined;

beforeEach(({ skip }) => {
  if (process.env.BLOCKWRIGHT_SKIP_AFTER_FAILURE)
    skip(failed !== undefined, `not run after the failure of “${failed}”`);
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail') failed = task.name;
});
