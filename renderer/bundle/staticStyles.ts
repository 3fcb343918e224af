import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/**
 * Makes styled-components a build-time matter: the library is replaced by renderer/styles/styled.ts
 * everywhere but in the stylesheet compiler; each styled constant gets a class name made of its
 * folder and name (`faq-List`); and the browser's copy of the module carries no style text.
 */
export function staticStyles(): Plugin {
  return {
    name: 'blockwright:static-styles',
    enforce: 'post',
    // An external library would be loaded before any plugin is asked.
    config: () => ({ environments: { ssr: { resolve: { noExternal: ['styled-components'] } } } }),
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (source !== 'styled-components' || importer?.includes('/renderer/styles/')) return null;
        return runtime;
      },
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!/style\.tsx?$/.test(file) || !code.includes('styled')) return null;
      const source = new MagicString(code);
      const browser = this.environment.config.consumer === 'client';
      for (const { name, quasi, start, root } of styledConstants(this.parse(code))) {
        if (root === 'styled')
          source.appendLeft(
            quasi.start,
            `.withConfig({componentId:"${styleScope(file)}-${name}"})`,
          );
        if (browser && root === 'styled') source.overwrite(quasi.start, quasi.end, '()');
        if (browser) source.prependLeft(start, '/*@__PURE__*/');
      }
      return { code: source.toString(), map: source.generateMap({ hires: true }) };
    },
  };
}

const runtime = fileURLToPath(new URL('../styles/styled.ts', import.meta.url));

/** `sections/faq/style.ts` → `faq`; `sections/_shared/button.style.ts` → `button`. */
export function styleScope(file: string): string {
  const own = basename(file).replace(/\.?style\.tsx?$/, '');
  return own || basename(dirname(file)).replace(/^_/, '');
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

function styledConstants(program: unknown) {
  const found: { name: string; quasi: Node; start: number; root: string }[] = [];
  for (const statement of (program as { body: Node[] }).body) {
    const declaration = (
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    ) as Node | null;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations as { id: Node; init: Node | null }[]) {
      if (init?.type !== 'TaggedTemplateExpression') continue;
      const root = rootName(init.tag as Node);
      if (root !== 'styled' && root !== 'keyframes') continue;
      found.push({ name: String(id.name), quasi: init.quasi as Node, start: init.start, root });
    }
  }
  return found;
}

function rootName(node: Node): string | undefined {
  if (node.type === 'Identifier') return String(node.name);
  const inner = (node.object ?? node.callee) as Node | undefined;
  return inner && rootName(inner);
}
