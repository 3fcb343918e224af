import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measure } from '../build/measure.ts';
import { forgetSite, type Package } from '../build/Package.ts';
import type { Chain } from './Chain.ts';

/** Blockwright, whose build checks the site. */
export function blockwrightChain(code: Package): Chain {
  return {
    title: 'Blockwright',
    async bringIn({ root }, _options, faults) {
      const colors = faults.filter(({ kind }) => kind === 'text without contrast');
      if (colors.length === 0) return;
      const path = join(root, 'pages.yaml');
      const text = await readFile(path, 'utf8');
      const keys = colors.map(({ token }, index) => `      ${colorKeys[index]}: "${token}"\n`);
      const theme = `  theme:\n    colors:\n     light:\n${keys.join('')}`;
      await writeFile(
        path,
        text.replace(/^ {2}currency: USD\n/m, (line) => line + theme),
      );
    },
    forget: ({ root }) => forgetSite(root),
    run: async ({ root }) => [await code.build(root)],
    async inspect({ root }) {
      const command = code.command('check', '--format', 'json', '--root', root);
      const { output } = await measure(command, { cwd: code.folder, status: 'any' });
      const { diagnostics } = JSON.parse(output.slice(output.indexOf('{'))) as {
        diagnostics: Diagnostic[];
      };
      return diagnostics.map(({ code, file, line, message, hint = '', route }) => ({
        text: `${file}:${line} ${code} ${message} ${hint}`,
        route,
        source: { file, line },
      }));
    },
    edit: async () => {},
    output: ({ root }) => join(root, 'dist/client'),
  };
}

interface Diagnostic {
  code: string;
  file: string;
  line: number;
  message: string;
  hint?: string;
  route?: string;
}

const colorKeys = ['text', 'muted', 'accent', 'on-accent'];
