import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package manager, with the words of its commands. */
export interface PackageManager {
  program: string;
  lockFiles: readonly string[];
  /** Installs what package.json names. */
  install: readonly string[];
  /** Installs the packages that follow, and writes them into package.json. */
  add: readonly string[];
  /** Program and words that print a package of the registry as JSON. */
  view(spec: string): readonly string[];
  /** The command line that installs what the lock file names. */
  back: string;
}

/** A package manager, and where it installs. */
export interface UsedPackageManager extends PackageManager {
  /** The folder with the lock file; for a site in a workspace, the folder around the site. */
  folder: string;
}

const viewWithNpm = (spec: string) => [
  ...['npm', 'view', spec, 'version', 'engines', '--json'],
  // Otherwise npm asks for more than a minute.
  '--fetch-retries=0',
];

const npm: PackageManager = {
  program: 'npm',
  lockFiles: ['package-lock.json', 'npm-shrinkwrap.json'],
  install: ['install', '--no-audit', '--no-fund'],
  add: ['install', '--no-audit', '--no-fund'],
  view: viewWithNpm,
  back: 'npm ci',
};

const yarn: PackageManager = {
  program: 'yarn',
  lockFiles: ['yarn.lock'],
  install: ['install'],
  add: ['add'],
  view: (spec) => ['yarn', 'info', spec, '--json'],
  back: 'yarn install --frozen-lockfile',
};

const laterYarn: PackageManager = {
  ...yarn,
  install: ['install', '--no-immutable'],
  view: (spec) => ['yarn', 'npm', 'info', spec, '--fields', 'version,engines', '--json'],
  back: 'yarn install --immutable',
};

const managers: readonly PackageManager[] = [
  npm,
  {
    program: 'pnpm',
    lockFiles: ['pnpm-lock.yaml'],
    install: ['install', '--no-frozen-lockfile'],
    add: ['add'],
    view: (spec) => ['pnpm', ...viewWithNpm(spec).slice(1)],
    back: 'pnpm install --frozen-lockfile',
  },
  yarn,
  {
    program: 'bun',
    lockFiles: ['bun.lock', 'bun.lockb'],
    install: ['install'],
    add: ['add'],
    view: viewWithNpm,
    back: 'bun install --frozen-lockfile',
  },
];

/** Finds the package manager of a site by its lock file, in the folder of the site or above; npm without one. */
export function findPackageManager(root: string): UsedPackageManager {
  for (let folder = root; ; folder = dirname(folder)) {
    for (const manager of managers) {
      const lockFile = manager.lockFiles.find((name) => existsSync(join(folder, name)));
      if (lockFile === undefined) continue;
      const isLaterYarn =
        manager === yarn && /^__metadata:/m.test(readFileSync(join(folder, lockFile), 'utf8'));
      return { ...(isLaterYarn ? laterYarn : manager), folder };
    }
    if (existsSync(join(folder, '.git')) || folder === dirname(folder))
      return { ...npm, folder: root };
  }
}
