import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs the linter, the type checker and the tests. The last line is the total: `N passed, N failed`.
 *
 *   npm test             everything that CI checks
 *   npm run test:quick   without a browser, a server or random cases
 *   npm run test:long    everything, with every random case instead of a sample
 *
 * Further arguments go to Vitest: `npm test -- tests/builds/build.test.ts`.
 */
const modes = {
  all: { args: [], env: {} },
  quick: { args: ['--project', 'unit*'], env: {} },
  long: { args: [], env: { BLOCKWRIGHT_LONG: '1' } },
};
/** Debian's packages of web servers and of gettext, with what they install. */
const programs = {
  'nginx-light': '/usr/sbin/nginx',
  'apache2-bin': '/usr/sbin/apache2',
  gettext: '/usr/bin/msgmerge',
};
const [first = 'all', ...rest] = process.argv.slice(2);
const mode = Object.hasOwn(modes, first) ? first : 'all';
const vitestArgs = first === mode ? rest : process.argv.slice(2);

if (mode !== 'quick') installSystemPackages();
const outcomes = [
  step('lint', 'npx', ['biome', 'check', '.']),
  step('types', 'npx', ['tsc', '--noEmit']),
  vitest([...modes[mode].args, ...vitestArgs], modes[mode].env),
];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Installs Chromium, PostgreSQL, the web servers and gettext from Debian where they are missing. */
function installSystemPackages() {
  // The tests take half the time in a Chromium without windows, so it is installed beside another one.
  const browsers = findBrowsers();
  const wants = !browsers.some(isHeadlessShell) && (isRoot() || browsers.length === 0);
  const packages = [
    ...(wants ? ['chromium-headless-shell'] : []),
    ...(hasPostgres() ? [] : ['postgresql']),
    ...Object.keys(programs).filter((name) => !existsSync(programs[name])),
  ];
  if (packages.length === 0) return;
  console.log(`Installing ${packages.join(' and ')} from the system packages…`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status } = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) break;
  }
  const lacksProgram = Object.values(programs).some((path) => !existsSync(path));
  if (findBrowsers().length > 0 && hasPostgres() && !lacksProgram) return;
  console.error(
    `Install ${packages.join(' and ')}, or run this as root once. The environment variable CHROMIUM may name a browser; PostgreSQL's \`initdb\` is looked for in PATH.`,
  );
  console.log('0 passed, 1 failed');
  process.exit(1);
}

/** Returns the paths where tests/browser/openBrowser.ts looks for a browser and that exist. */
function findBrowsers() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && existsSync(CHROMIUM)) return [CHROMIUM];
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser'];
  return names.map((name) => join('/usr/bin', name)).filter((path) => existsSync(path));
}

function isHeadlessShell(path) {
  return path === process.env.CHROMIUM || path.endsWith('chromium-headless-shell');
}

function isRoot() {
  return process.getuid?.() === 0;
}

function hasPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ].some((folder) => existsSync(join(folder, 'initdb')));
}

function step(name, command, args) {
  console.log(`\n> ${name}`);
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

function vitest(args, env) {
  console.log('\n> tests');
  const report = join(mkdtempSync(join(tmpdir(), 'blockwright-')), 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const { status } = spawnSync('npx', ['vitest', 'run', ...reporters, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  reportRetries(result.testResults);
  const brokenFiles = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = result.numFailedTests + brokenFiles;
  // An error outside any test (an unhandled rejection) counts too.
  return { passed: result.numPassedTests, failed: failed || (status === 0 ? 0 : 1) };
}

/** Names the tests that passed only when they ran again: each is a fault of the code or of the test. */
function reportRetries(files) {
  const retried = files.flatMap(({ assertionResults }) =>
    assertionResults.filter((test) => test.status === 'passed' && test.failureMessages.length > 0),
  );
  if (retried.length === 0) return;
  console.log(`\nPassed at the second attempt: ${retried.length}`);
  for (const { fullName, failureMessages } of retried)
    console.log(`  ${fullName}\n    ${failureMessages[0].split('\n')[0]}`);
}
