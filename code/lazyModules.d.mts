import type { Plugin } from 'vite';

export function lazyModules(packageRoot: string, packages?: readonly string[]): Plugin;
