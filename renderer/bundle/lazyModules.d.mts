import type { Plugin } from 'vite';

export function lazyModules(packageRoot: string): Plugin;
