import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm test`: everything CI checks, in one command. Installs Chromium first where there is none.
 * The last line counts: each test is one, and so are the linter, the type checker and the schema.
 */
installChromium();
const outcomes = [
  step('lint', 'npx', ['biome', 'check', '.']),
  step('types', 'npx', ['tsc', '--noEmit']),
  ...vitest(),
];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function installChromium() {
  const known = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  if (known.some((path) => path && existsSync(path))) return;
  console.log('Chromium is not installed; installing it from the system packages…');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) {
      console.error('Install Chromium, or name it in the environment variable CHROMIUM.');
      console.log('0 passed, 1 failed');
      process.exit(1);
    }
  }
}

function step(name, command, args) {
  console.log(`\n> ${name}`);
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

function vitest() {
  console.log('\n> tests');
  const report = join(mkdtempSync(join(tmpdir(), 'blockwright-')), 'report.json');
  const args = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const { status } = spawnSync('npx', [...args, ...process.argv.slice(2)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (!existsSync(report)) return [{ passed: 0, failed: 1 }];
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const brokenFiles = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = result.numFailedTests + brokenFiles;
  // An error outside any test (an unhandled rejection) counts too.
  return [{ passed: result.numPassedTests, failed: failed || (status === 0 ? 0 : 1) }];
}
