import { createRequire } from 'node:module';
import type * as Render from './render.ts';

/** Loads a server bundle: the page renderer. */
export function loadRenderer(path: string): typeof Render {
  return createRequire(path)(path);
}
