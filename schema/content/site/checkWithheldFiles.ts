import type { Problem } from '../../diagnostics/Problem.ts';
import type { PublicFolder, WithheldFile } from '../../manifest/readPublic.ts';
import { SourceFile } from '../../yaml/source/SourceFile.ts';

/** Reports the files of public/ that are not published. */
export function checkWithheldFiles({ withheld }: Pick<PublicFolder, 'withheld'>): Problem[] {
  return withheld.map(toProblem);
}

function toProblem({ path, reason }: WithheldFile): Problem {
  const file = path ? `public/${path}` : 'public';
  const at = { file: new SourceFile(file, ''), from: 0, to: 0 };
  return reason === 'hidden'
    ? {
        rule: 'public-hidden',
        message: `${file} is hidden and is not published.`,
        hint: 'move it out of public/',
        at,
      }
    : {
        rule: 'public-link',
        message: `${file} is a link to a file that is hidden or lies outside of public/.`,
        hint: 'copy the file into public/ in place of the link',
        at,
      };
}
