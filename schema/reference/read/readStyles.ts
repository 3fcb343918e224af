import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isMapping } from '../../../base/values/isMapping.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { findFeaturePackages } from '../../manifest/findFeaturePackages.ts';
import type { LoadedSite } from '../../manifest/loadSite.ts';
import type { Validator } from '../../shape/Validator.ts';
import { type StyleFile, styleFile } from '../../vocabulary/styles/styleFile.ts';
import { parseYaml } from '../../yaml/parseYaml.ts';
import { SourceFile } from '../../yaml/source/SourceFile.ts';
import type { YamlFile } from '../../yaml/YamlFile.ts';
import { toProblems } from '../expressions/toProblems.ts';

/**
 * Reads the styles of a site, and of its packages. A style of the site has precedence.
 *
 * @returns the valid styles, and the names of all
 */
export function readStyles(
  loaded: Pick<LoadedSite, 'styles'>,
  { root }: { root: string },
  validator: Validator,
): { styles: Record<string, StyleFile>; names: string[]; problems: Problem[] } {
  const files = new Map([...readPackages(root), ...loaded.styles]);
  const styles: Record<string, StyleFile> = {};
  const problems: Problem[] = [];
  for (const [name, file] of files) {
    if (!loaded.styles.has(name)) problems.push(...file.problems);
    if (file.broken || file.partial) continue;
    const value = isMapping(file.value) ? file.value : {};
    const { value: taken, findings } = validator.read(styleFile, value as StyleFile);
    const scope = { names: new Map(), filters: {} };
    problems.push(...toProblems(findings, { layers: [{ file, path: [], value }], scope }));
    if (findings.length === 0) styles[name] = taken;
  }
  return { styles, names: [...files.keys()], problems };
}

function readPackages(root: string): [name: string, file: YamlFile][] {
  return findFeaturePackages(root).flatMap(({ folder, styles }) =>
    styles.map((style): [string, YamlFile] => {
      const path = join(folder, 'styles', `${style}.yaml`);
      const shown = relative(root, path).split(sep).join('/');
      return [style, parseYaml(new SourceFile(shown, readFileSync(path, 'utf8')))];
    }),
  );
}
