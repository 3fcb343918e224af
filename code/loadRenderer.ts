import { createRequire } from 'node:module';
import type { Render } from '../renderer/index.ts';

/** Loads a server bundle: by default, the page renderer. */
export function loadRenderer<Bundle = typeof Render>(path: string): Bundle {
  return createRequire(path)(path);
}
