import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../schema/index.ts';
import { problemAt } from './explainBuildError.ts';
import { listSectionFiles, type SiteSection } from './SiteSection.ts';

/**
 * Reports the files that a section type of the site needs and does not have, and the files that the
 * bundler cannot read, for which it names no file or none of the site.
 */
export function findFileProblems(section: SiteSection): Problem[] {
  const { folder, path } = section;
  const absent = ['schema.ts', 'view.tsx', 'island.tsx'].flatMap((name): Problem[] => {
    const problem = findAbsence(section, name);
    return problem ? [problemAt(`${path}/${name}`, { rule: 'broken-section', ...problem })] : [];
  });
  const unreadable = listSectionFiles(section).flatMap((name): Problem[] => {
    const content = readFileSync(join(folder, name));
    const found = describeContent(name, content);
    if (!found) return [];
    const { offset = 0, ...problem } = found;
    const position = { text: content.toString(), offset };
    return [problemAt(`${path}/${name}`, { rule: 'broken-section', ...problem }, position)];
  });
  return [...absent, ...unreadable];
}

interface Description {
  message: string;
  hint: string;
}

function findAbsence({ type, folder }: SiteSection, name: string): Description | undefined {
  const file = join(folder, name);
  if (!existsSync(file)) {
    // An island is optional.
    if (name === 'island.tsx') return undefined;
    return {
      message: `The section type "${type}" has no ${name}.`,
      hint: 'add the file; `npx blockwright new section` shows what it contains',
    };
  }
  if (statSync(file).isFile()) return undefined;
  return {
    message: `${name} is a folder.`,
    hint: 'move the folder, and write a file of this name',
  };
}

/** Says why the content of a file cannot be read, and at which character, if that is known. */
function describeContent(
  name: string,
  content: Buffer,
): (Description & { offset?: number }) | undefined {
  const text = content.toString();
  if (!Buffer.from(text).equals(content))
    return { message: 'This file is not valid UTF-8.', hint: 'save it as UTF-8' };
  if (!name.endsWith('.json')) return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const offset = Number(/ at position (\d+)/.exec(message)?.[1] ?? text.length);
    return {
      message: `This file is not valid JSON: ${message}.`,
      hint: 'correct the JSON',
      offset,
    };
  }
}
