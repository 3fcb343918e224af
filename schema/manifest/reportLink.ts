import type { Problem } from '../diagnostics/Problem.ts';
import { SourceFile } from '../yaml/source/SourceFile.ts';

/** Reports a file or folder that is not read, because a link leads out of the site there. */
export function reportLink(path: string): Problem {
  return {
    rule: 'site-link',
    message: `${path} is a link to something that is hidden or lies outside of the site.`,
    hint: 'put the file or folder itself in place of the link',
    at: { file: new SourceFile(path, ''), from: 0, to: 0 },
  };
}
