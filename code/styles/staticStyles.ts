import { join } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { classPrefix } from './classPrefix.ts';

/**
 * Vite plugin that turns styled-components into a build-time library: renderer/styles/styled.ts
 * replaces it everywhere but in the stylesheet compiler; each styled constant gets a class name from
 * its folder and its own name (`faq-List`); and the client bundle contains no styles.
 *
 * @param packageRoot absolute path of the package
 * @param shortNames class name → a shorter one
 */
export function staticStyles(
  packageRoot: string,
  shortNames: () => ReadonlyMap<string, string> = () => new Map(),
): Plugin {
  let classNames: ReadonlyMap<string, string> | undefined;
  const runtime = join(packageRoot, 'renderer/styles/styled.ts');
  return {
    name: 'blockwright:static-styles',
    enforce: 'post',
    // Vite would load an external library without asking plugins.
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
      const isClient = this.environment.config.consumer === 'client';
      for (const { name, quasi, start, root } of findStyledConstants(this.parse(code))) {
        if (root === 'styled') {
          classNames ??= shortNames();
          const displayName = `${classPrefix(file)}-${name}`;
          const config = {
            componentId: classNames.get(displayName) ?? displayName,
            ...(!isClient && { displayName }),
          };
          source.appendLeft(quasi.start, `.withConfig(${JSON.stringify(config)})`);
        }
        if (isClient && root === 'styled') source.overwrite(quasi.start, quasi.end, '()');
        else if (root === 'styled' && this.environment.config.command === 'build')
          source.appendLeft(quasi.start + 1, styleStart).appendRight(quasi.end - 1, styleEnd);
        if (isClient) source.prependLeft(start, '/*@__PURE__*/');
      }
      return { code: source.toString(), map: source.generateMap({ hires: true }) };
    },
  };
}

/** CSS comments around the styles in a server bundle. */
const styleStart = '/*[*/';
const styleEnd = '/*]*/';

/** Removes the styles from the code of a server bundle once they are compiled. Lines stay in place. */
export function removeStyles(code: string): string {
  return code.replaceAll(
    /`\/\*\[\*\/.*?\/\*\]\*\/`/gs,
    (style) => `()${style.replaceAll(/[^\n]/g, '')}`,
  );
}

/** A node of the syntax tree (ESTree). */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Finds the top-level constants made with `styled` or `keyframes`. */
function findStyledConstants(program: unknown) {
  const constants: { name: string; quasi: Node; start: number; root: string }[] = [];
  for (const statement of (program as { body: Node[] }).body) {
    const declaration = (
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    ) as Node | null;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations as { id: Node; init: Node | null }[]) {
      if (init?.type !== 'TaggedTemplateExpression') continue;
      const root = rootName(init.tag as Node);
      if (root !== 'styled' && root !== 'keyframes') continue;
      constants.push({ name: String(id.name), quasi: init.quasi as Node, start: init.start, root });
    }
  }
  return constants;
}

/** Returns the identifier at the start of a tag, such as `styled` in `styled(Link).attrs()`. */
function rootName(node: Node): string | undefined {
  if (node.type === 'Identifier') return String(node.name);
  const inner = (node.object ?? node.callee) as Node | undefined;
  return inner && rootName(inner);
}
