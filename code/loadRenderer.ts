import { createRequire } from 'node:module';
import type * as Render from '../renderer/render.ts';

/** Loads a server bundle: by default, the page renderer. */
export function loadRenderer<Bundle = typeof Render>(path: string): Bundle {
  return createRequire(path)(path);
}
