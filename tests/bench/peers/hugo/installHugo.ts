import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Downloads the current Hugo of Debian into the project, with the libraries that it was linked with,
 * unless the system has a Hugo that is current enough. Its npm packages contain no binary.
 *
 * @throws Error that says what to install where there is no Debian
 */
export function installHugo(project: string): void {
  const folder = join(project, 'debian');
  if (existsSync(join(folder, 'usr/bin/hugo')) || isCurrent()) return;
  try {
    mkdirSync(join(folder, 'lists/partial'), { recursive: true });
    const targets = run('apt-get', ['indextargets', '--format', '$(ORIGIN) $(REPO_URI)']);
    const mirror = /^Debian (\S+)/m.exec(targets)?.[1];
    writeFileSync(join(folder, 'sources.list'), `deb ${mirror} sid main\n`);
    const options = {
      'Dir::Etc::sourcelist': join(folder, 'sources.list'),
      'Dir::Etc::sourceparts': '-',
      'Dir::State::lists': join(folder, 'lists'),
      'Dir::Cache': join(folder, 'cache'),
      'APT::Sandbox::User': 'root',
    };
    const settings = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
    run('apt-get', [...settings, 'update'], folder);
    run('apt-get', [...settings, 'download', 'hugo', ...libraries], folder);
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.deb')))
      run('dpkg', ['-x', name, '.'], folder);
  } catch (error) {
    throw new Error(
      `Hugo ${oldest} or newer cannot be installed (${(error as Error).message}). See https://gohugo.io/installation/, or leave it out with --tools.`,
    );
  }
}

/** Returns the command of the Hugo that `installHugo` found. */
export function hugoCommand(project: string): string[] {
  const usr = join(project, 'debian/usr');
  if (!existsSync(join(usr, 'bin/hugo'))) return ['hugo'];
  const lib = join(usr, 'lib/x86_64-linux-gnu');
  return [join(lib, 'ld-linux-x86-64.so.2'), '--library-path', lib, join(usr, 'bin/hugo')];
}

const oldest = '0.150';
const libraries = ['libc6', 'libgcc-s1', 'libsass1', 'libsharpyuv0', 'libstdc++6', 'libwebp7'];

function isCurrent(): boolean {
  try {
    const [, minor] = /v0\.(\d+)/.exec(run('hugo', ['version'])) ?? [];
    return Number(minor) >= Number(oldest.slice(2));
  } catch {
    return false;
  }
}

function run(program: string, words: string[], cwd?: string): string {
  return execFileSync(program, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd && { cwd }),
  }).toString();
}
