import { createReporter } from '../../diagnostics/createReporter.ts';
import { pages } from '../../diagnostics/exampleSites.ts';
import type { Problem, TextLocation } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'manifest-missing': {
    code: 'BW001',
    severity: 'error',
    title: 'pages.yaml is missing',
    why: 'The site is built from this file.',
    help: 'Run the command in the folder of the site, or name that folder with `--root`.',
    ...examples`# complete pages.${['yml', 'yaml']}
site:
  name: Example
  url: https://www.example.com
  description: An example of a site
${pages}`,
  },
  'file-unreadable': {
    code: 'BW009',
    severity: 'error',
    title: 'A file cannot be opened',
    why: 'Blockwright must read every file of the site to check it.',
    help: 'Make sure that it is a file and that you have permission to read it.',
  },
  'site-link': {
    code: 'BW063',
    severity: 'error',
    title: 'A link leads out of the site',
    why: 'Pages would publish a file of the machine that builds them, such as a key, and the site would differ on another machine.',
    help: 'Put the file or folder itself in place of the link. Links to other places in the site work, except to hidden ones.',
  },
});

const report = createReporter<typeof rules>();

/** Creates the problem of a folder without pages.yaml; `near` is a file of a similar name. */
export function manifestMissing(near: string | undefined, at: TextLocation): Problem {
  return report('manifest-missing', {
    message: 'This folder has no pages.yaml.',
    hint: near
      ? `rename ${near} to pages.yaml`
      : 'run the command in the folder of the site, or name that folder with --root',
    at,
  });
}

/** Creates the problem of a file that cannot be opened. */
export function fileUnreadable(reason: string, at: TextLocation): Problem {
  return report('file-unreadable', {
    message: `The file cannot be opened (${reason}).`,
    hint: 'make sure that it is a file and that you have permission to read it',
    at,
  });
}

/** Creates the problem of a file or folder that is not read, because a link leads out of the site. */
export function linkOutOfSite(at: TextLocation): Problem {
  return report('site-link', {
    message: `${at.file.path} is a link to something that is hidden or lies outside of the site.`,
    hint: 'put the file or folder itself in place of the link',
    at,
  });
}
