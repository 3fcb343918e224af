import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cleanEnvironment } from '../build/measure.ts';
import { layOut, type Peer } from './Peer.ts';

/**
 * Lays out the project of a tool below dist/, which git ignores, and installs its packages there if
 * they are not the ones that its lock file names. Gives the folder.
 *
 * @throws Error that says what to install, if the tool is missing.
 */
export async function installPeer(name: string, peer: Peer): Promise<string> {
  const project = resolve('dist/bench/peers', name);
  await mkdir(project, { recursive: true });
  await layOut(name, peer, project);
  if (!peer.packages) {
    expectProgram(peer);
    return project;
  }
  const lock = readFileSync(join(project, 'package-lock.json'), 'utf8');
  const installed = join(project, 'node_modules/.installed-lock.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return project;
  console.log(`Installing ${peer.title} in ${project}…`);
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: project,
    env: cleanEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await writeFile(installed, lock);
  return project;
}

function expectProgram({ title, command }: Peer): void {
  const [program = ''] = command('');
  try {
    execFileSync(program, ['version'], { stdio: 'ignore' });
  } catch {
    throw new Error(
      `${title} is not installed. On Debian and Ubuntu: apt-get install ${program}; elsewhere see https://gohugo.io/installation/. Or leave it out with --tools.`,
    );
  }
}

/** The version of a tool, as it stands in results. */
export function versionOf(name: string, peer: Peer, project: string): string {
  if (!peer.packages)
    return (
      /v[\d.]+/.exec(execFileSync(peer.command('')[0] ?? '', ['version']).toString())?.[0] ?? ''
    );
  const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  return Object.entries<string>(dependencies)
    .filter(([one]) => one.includes(name) || one.startsWith('react') || one.endsWith('/eleventy'))
    .map(([one, version]) => `${one} ${version}`)
    .join(', ');
}
