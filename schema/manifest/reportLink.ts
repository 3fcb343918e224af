import type { Problem } from '../diagnostics/Problem.ts';
import { linkOutOfSite } from '../rules/yaml/unreadable-files.ts';
import { SourceFile } from '../yaml/source/SourceFile.ts';

/** Reports a file or folder that is not read, because a link leads out of the site there. */
export function reportLink(path: string): Problem {
  return linkOutOfSite({ file: new SourceFile(path, ''), from: 0, to: 0 });
}
