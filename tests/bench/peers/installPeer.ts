import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cleanEnvironment } from '../build/measure.ts';
import { layOut, type Peer } from './Peer.ts';

/**
 * Creates the project of a generator below dist/, which git ignores, and installs its packages unless
 * they match its package.json, which pins their versions.
 *
 * @returns the folder of the project
 * @throws Error that says what to install when the generator is missing
 */
export async function installPeer(name: string, peer: Peer): Promise<string> {
  const project = resolve('dist/bench/peers', name);
  await mkdir(project, { recursive: true });
  await layOut(name, peer, project);
  if (peer.install) {
    peer.install(project);
    return project;
  }
  const wanted = readFileSync(join(project, 'package.json'), 'utf8');
  const installed = join(project, 'node_modules/.installed.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return project;
  console.log(`Installing ${peer.title} in ${project}…`);
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', '--no-package-lock', ...quiet], {
    cwd: project,
    env: cleanEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await writeFile(installed, wanted);
  return project;
}

/** Returns the version of a generator, for the results. */
export function getVersion(name: string, peer: Peer, project: string): string {
  if (peer.install) {
    const [program = '', ...words] = peer.command(project);
    const text = execFileSync(program, [...words.slice(0, -1), 'version']).toString();
    return /v([\d.]+)/.exec(text)?.[1] ?? '';
  }
  const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  return Object.entries<string>(dependencies)
    .filter(([one]) => one.includes(name) || one.startsWith('react') || one.endsWith('/eleventy'))
    .map(([one, version]) => `${one} ${version}`)
    .join(', ');
}
