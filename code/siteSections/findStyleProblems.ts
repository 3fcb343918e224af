import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Declaration } from '../../renderer/index.ts';
import { compileCss, type Problem, reportCss, SourceFile } from '../../schema/index.ts';
import { classPrefix } from '../styles/classPrefix.ts';
import { listSectionFiles, type SiteSection } from './SiteSection.ts';

/** Reports syntax errors in the styles of a section type of the site, at their lines. */
export async function findStyleProblems(
  section: SiteSection,
  declarations: readonly Declaration[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of listSectionFiles(section)) {
    if (!/style\.tsx?$/.test(name)) continue;
    const path = join(section.folder, name);
    const file = new SourceFile(`${section.path}/${name}`, readFileSync(path, 'utf8'));
    const prefix = `${classPrefix(path)}-`;
    for (const declaration of declarations) {
      if (declaration.kind !== 'component' || !declaration.name.startsWith(prefix)) continue;
      const constant = declaration.name.slice(prefix.length);
      const at = file.text.search(new RegExp(`\\bconst ${constant}\\b`));
      if (at < 0) continue;
      const template = file.text.indexOf('`', at) + 1;
      // The compiler of styles knows these comments; `//` in an address is none.
      const css = declaration.css.replace(/(?<=^|[\s;{}])\/\/.*$/gm, blank);
      const { faults } = await compileCss(css, '.component{');
      for (const { from, message, hint } of faults) {
        const offset = toTemplate(from, declaration.css, file.text.slice(template));
        const location = { file, from: template + offset, to: template + offset };
        problems.push(reportCss('broken-css', { message, hint, at: location }));
      }
    }
  }
  return problems;
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}

/** Finds the same line and column in a template, whose inserted values have other lengths. */
function toTemplate(offset: number, css: string, template: string): number {
  const before = css.slice(0, offset).split('\n');
  const lines = template.split('\n');
  const start = lines.slice(0, before.length - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const line = lines[before.length - 1] ?? '';
  return start + Math.min(before.at(-1)?.length ?? 0, line.length);
}
