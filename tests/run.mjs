import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { listLongTests } from './listLongTests.mjs';

/**
 * Runs the linter, the type checker and the tests. The last line is the total: `N passed, N failed`.
 *
 *   npm test             everything that CI checks
 *   npm run test:quick   without a browser, a server or files with many cases
 *   npm run test:long    what `npm test` leaves out, and all cases of what it samples
 *
 * Further arguments go to Vitest: `npm test -- tests/builds/build.test.ts`.
 */
const modes = {
  all: { args: [], env: {} },
  // Keeping transformed modules saves a sixth of the time of the next run; a first run is slower.
  quick: { args: ['--project', 'unit*', '--experimental.fsModuleCache'], env: {} },
  long: { args: [], env: { BLOCKWRIGHT_LONG: '1' }, files: listLongTests },
};
/** Debian's packages of web servers and of gettext, with what they install. */
const programs = {
  'nginx-light': '/usr/sbin/nginx',
  'apache2-bin': '/usr/sbin/apache2',
  gettext: '/usr/bin/msgmerge',
  jq: '/usr/bin/jq',
};
/** More failing files are no accident. */
const maxSecondAttempts = 8;
const [first = 'all', ...rest] = process.argv.slice(2);
const mode = Object.hasOwn(modes, first) ? first : 'all';
const given = first === mode ? rest : process.argv.slice(2);
const vitestArgs = given.length > 0 ? given : (modes[mode].files?.() ?? []);

if (mode !== 'quick') installSystemPackages();
const outcomes = await Promise.all([
  vitest([...modes[mode].args, ...vitestArgs], modes[mode].env),
  step('lint', 'npx', ['biome', 'check', '--error-on-warnings', '.']),
  step('types', 'node', ['tools/checkTypes.mjs']),
]);
for (const { output } of outcomes) console.log(output);
for (const { failures = [] } of outcomes) for (const failure of failures) console.log(failure);
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

/** Runs a tool beside the tests; its output follows theirs. */
async function step(name, command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = `\n> ${name}\n`;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const [status] = await once(child, 'close');
  return { output, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

/**
 * Runs the tests. Files with servers or browsers of which a test fails run once more, alone and in a new
 * process: a busy machine must not fail them, and after a failure their state is not what tests expect.
 */
async function vitest(args, env) {
  console.log('\n> tests');
  const first = await runVitest(args, { ...env, BLOCKWRIGHT_SKIP_AFTER_FAILURE: '1' });
  const failing = first.files.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (failing.length === 0 || failing.length > maxSecondAttempts) return count(first);
  console.log(`\n> second attempt: ${failing.map((file) => relative('.', file)).join(', ')}`);
  const projects = ['servers', 'work', 'browser'].flatMap((name) => ['--project', name]);
  const second = await runVitest(
    [...projects, '--passWithNoTests', '--maxWorkers', '1', ...failing],
    env,
  );
  const repeated = new Map(second.files.map((file) => [file.name, file]));
  reportRetries(first.files, repeated);
  const files = first.files.map((file) => repeated.get(file.name) ?? file);
  // An error outside any test (an unhandled rejection) counts too.
  const isBroken = second.status !== 0 || (first.status !== 0 && first.files.every(hasPassed));
  return count({ files, status: isBroken ? 1 : 0 });
}

/** Returns the result of each test file, and the status of the process. */
async function runVitest(args, env) {
  const report = join(mkdtempSync(join(tmpdir(), 'blockwright-')), 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const child = spawn('npx', ['vitest', 'run', ...reporters, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [status] = await once(child, 'exit');
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  return { files, status: files.length === 0 ? 1 : status };
}

/** Counts tests, and files that fail as a whole. */
function count({ files, status }) {
  const results = files.flatMap(({ assertionResults, status }) => {
    const tests = assertionResults.map((test) => test.status);
    return status === 'failed' && !tests.includes('failed') ? [...tests, status] : tests;
  });
  const passed = results.filter((result) => result === 'passed').length;
  const failed = results.filter((result) => result === 'failed').length;
  const failures = files.flatMap(nameFailures);
  return { output: '', failures, passed, failed: failed || (status === 0 ? 0 : 1) };
}

/** Names the failed tests of a file, for the last lines of a log. */
function nameFailures({ name, status, message, assertionResults }) {
  if (status !== 'failed') return [];
  const file = relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return [`Failed: ${file}: ${message.split('\n')[0]}`];
  return failed.map(({ fullName, failureMessages }) => {
    const [reason = ''] = (failureMessages[0] ?? '').split('\n');
    return `Failed: ${file}: ${fullName}: ${reason}`;
  });
}

function hasPassed({ status }) {
  return status !== 'failed';
}

/** Names the tests that passed only when they ran again: each is a fault of the code or of the test. */
function reportRetries(files, repeated) {
  const retried = files
    .filter(({ name }) => repeated.get(name)?.status === 'passed')
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => ({ ...test, file: relative('.', name) })),
    );
  if (retried.length === 0) return;
  console.log(`\nPassed at the second attempt: ${retried.length}`);
  for (const { file, fullName, failureMessages } of retried)
    console.log(`  ${file}: ${fullName}\n    ${failureMessages[0]?.split('\n')[0]}`);
}
