import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite plugin: `import load from './file?lazy'` gives a function that loads the file when it is called,
 * without waiting: JSON as text, a module as the object of its exports. In a CommonJS bundle it is a
 * file beside the others, so that only pages that need the file pay for it.
 */
export function lazyFiles(): Plugin {
  const texts = new Set<string>();
  return {
    name: 'blockwright:lazy-files',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const resolved = await this.resolve(source.slice(0, -query.length), importer);
      return resolved && `${resolved.id}${query}`;
    },
    load(id) {
      if (!id.endsWith(query)) return null;
      const path = id.slice(0, -query.length);
      const isText = path.endsWith('.json');
      const { output } = this.environment.config.build.rollupOptions;
      if (Array.isArray(output) || output?.format !== 'cjs')
        return isText
          ? `import text from ${JSON.stringify(`${path}?raw`)}; export default () => text;`
          : `import * as module from ${JSON.stringify(path)}; export default () => module;`;
      const fileName = basename(path).replace(/\.ts$/, '.cjs');
      if (isText) texts.add(path);
      else this.emitFile({ type: 'chunk', fileName, id: path });
      const file = `__dirname + ${JSON.stringify(`/${fileName}`)}`;
      return isText
        ? `import { readFileSync } from 'node:fs'; export default () => readFileSync(${file}, 'utf8');`
        : `import { createRequire } from 'node:module'; export default () => createRequire(__filename)(${file});`;
    },
    generateBundle: {
      // Vite drops the assets of bundles for the server before.
      order: 'post',
      handler({ format }) {
        for (const path of format === 'cjs' ? texts : [])
          this.emitFile({ type: 'asset', fileName: basename(path), source: readFileSync(path) });
      },
    },
  };
}

const query = '?lazy';
