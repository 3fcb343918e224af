import type { Problem } from '../../../diagnostics/Problem.ts';
import type { PublicFolder, WithheldFile } from '../../../manifest/readPublic.ts';
import { SourceFile } from '../../../yaml/source/SourceFile.ts';

/** Reports the files of public/ that are not published, and those that some systems cannot tell apart. */
export function checkWithheldFiles({ files, withheld }: PublicFolder): Problem[] {
  const first = new Map<string, string>();
  const twins = files.flatMap((path): Problem | Problem[] => {
    const name = path.toLowerCase();
    const other = first.get(name);
    if (other === undefined) {
      first.set(name, path);
      return [];
    }
    return {
      rule: 'public-hidden',
      message: `public/${path} and public/${other} differ only in capitals: macOS and Windows keep one of them.`,
      hint: 'remove one of the two, or rename it',
      at: { file: new SourceFile(`public/${path}`, ''), from: 0, to: 0 },
    };
  });
  return [...withheld.map(toProblem), ...twins];
}

function toProblem({ path, reason }: WithheldFile): Problem {
  const file = path ? `public/${path}` : 'public';
  const { rule, does, hint } = explanations[reason];
  const at = { file: new SourceFile(file, ''), from: 0, to: 0 };
  return { rule, message: `${file} ${does}.`, hint, at };
}

const explanations: Readonly<
  Record<WithheldFile['reason'], { rule: Problem['rule']; does: string; hint: string }>
> = {
  hidden: {
    rule: 'public-hidden',
    does: 'is hidden and is not published',
    hint: 'move it out of public/',
  },
  outside: {
    rule: 'public-link',
    does: 'is a link to a file that is hidden or lies outside of public/',
    hint: 'copy the file into public/ in place of the link',
  },
  twin: {
    rule: 'public-hidden',
    does: 'is not published, because another file has this name in composed letters',
    hint: 'remove one of the two, or rename it',
  },
  unnamed: {
    rule: 'public-hidden',
    does: 'is not published, because its name is not written in UTF-8',
    hint: 'rename it',
  },
};
