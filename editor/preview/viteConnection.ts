import type { ViteHotContext } from 'vite/types/hot.js';

/**
 * The connection of a page to Vite. Scripts of the editor are bundles, so Vite does not compile
 * `import.meta.hot` into them; `createHotContext` is what Vite writes in its place. Undefined with
 * `edit --serve`, which runs without Vite and leaves `?vite` out of the addresses of the scripts.
 */
export const viteConnection: Promise<ViteHotContext> | undefined = document.querySelector(
  'script[src^="/_edit/assets/"][src$="?vite"]',
)
  ? import(/* @vite-ignore */ getClientPath()).then(({ createHotContext }: ViteClient) =>
      createHotContext('/_edit/assets'),
    )
  : undefined;

interface ViteClient {
  createHotContext(owner: string): ViteHotContext;
}

/** A bundler would look for a file of this name. */
function getClientPath(): string {
  return '/@vite/client';
}
