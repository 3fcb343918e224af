import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the line that installs a package in a site, with the package manager that the site uses. */
export function installLine(root: string, name: string): string {
  const [, command] = managers.find(([lockfile]) => existsSync(join(root, lockfile))) ?? [];
  return `${command ?? 'npm install'} ${name}`;
}

/** Lock file → the command of its package manager that adds a package. */
const managers = [
  ['pnpm-lock.yaml', 'pnpm add'],
  ['yarn.lock', 'yarn add'],
  ['bun.lock', 'bun add'],
] as const;
