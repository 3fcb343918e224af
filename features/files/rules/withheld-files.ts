import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type RuleChecks,
  SourceFile,
} from '../../../schema/index.ts';

export const rules = defineRules('site', {
  'public-hidden': {
    code: 'BW300',
    severity: 'warning',
    title:
      'A file in public/ is not published, because it is hidden or has the name of another file',
    why: 'Files such as `.env` and `.git` hold passwords and histories, which any visitor could read. Only `.well-known`, `.nojekyll` and `.htaccess` are published. Of files whose names differ only in capitals or in how accents are stored, macOS and Windows keep one.',
    help: 'Move the file out of public/; if visitors need it, give it a name without a dot.',
    ...examples`# ${['public/.env', 'public/settings.txt']}
KEY=example`,
  },
  'public-link': {
    code: 'BW301',
    severity: 'error',
    title: 'A link in public/ leads to a file that is not published',
    why: 'The link would publish a hidden file, or one outside of the site, which may differ on another machine.',
    help: 'Copy the file into public/ in place of the link.',
  },
});

const report = createReporter<typeof rules>();

type OtherFiles = Parameters<NonNullable<RuleChecks['checkFiles']>>[0];
type WithheldFile = OtherFiles['publicFolder']['withheld'][number];

/** Reports the files of public/ that are not published, and those that some systems cannot tell apart. */
export function checkFiles({ publicFolder: { files, withheld } }: OtherFiles): Problem[] {
  const first = new Map<string, string>();
  const twins = files.flatMap((path): Problem | Problem[] => {
    const name = path.toLowerCase();
    const other = first.get(name);
    if (other === undefined) {
      first.set(name, path);
      return [];
    }
    return report('public-hidden', {
      message: `public/${path} and public/${other} differ only in capitals: macOS and Windows keep one of them.`,
      hint: 'remove one of the two, or rename it',
      at: { file: new SourceFile(`public/${path}`, ''), from: 0, to: 0 },
    });
  });
  return [...withheld.map(toProblem), ...twins];
}

function toProblem({ path, reason }: WithheldFile): Problem {
  const file = path ? `public/${path}` : 'public';
  const { rule, does, hint } = explanations[reason];
  const at = { file: new SourceFile(file, ''), from: 0, to: 0 };
  return report(rule, { message: `${file} ${does}.`, hint, at });
}

const explanations: Readonly<
  Record<WithheldFile['reason'], { rule: keyof typeof rules; does: string; hint: string }>
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
