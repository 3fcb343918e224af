import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** Tests that `npm test` leaves out. */
export const leftOut = [
  ...['editTasks', 'hostedForms', 'logoPictures', 'schemeSwitch', 'scriptTrial'].map(
    (name) => `tests/browser/${name}.test.ts`,
  ),
  ...['firstMinutes', 'packageManagers', 'upgrade'].map((name) => `tests/servers/${name}.test.ts`),
  'tests/team/longTexts.test.ts',
];

/** Lists the tests that `npm test` leaves out, or runs with a sample of their cases. */
export function listLongTests() {
  const known = new Map();
  const isLonger = (file) => {
    if (file === 'tests/isLongRun.ts') return true;
    if (!known.has(file)) {
      // A circle of imports ends here.
      known.set(file, false);
      known.set(file, listImports(file).some(isLonger));
    }
    return known.get(file);
  };
  const tests = ['tests', 'features', 'schema', 'renderer', 'editor']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((path) =>
        join(folder, path.replaceAll('\\', '/')),
      ),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && isLonger(path));
  return [...new Set([...leftOut, ...tests])].sort();
}

/** Lists what a file imports of tests/. */
function listImports(file) {
  return [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)]
    .map(([, path]) => join(dirname(file), path))
    .filter((path) => path.startsWith('tests/') && path.endsWith('.ts'));
}
