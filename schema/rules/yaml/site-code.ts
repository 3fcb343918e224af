import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'broken-section': {
    code: 'BW068',
    severity: 'error',
    title: 'A section type of the site cannot be used',
    why: 'No page can show sections of this type.',
    help: 'Correct the file that the message names, or create the section again with `new section`.',
  },
  'broken-feature': {
    code: 'BW561',
    severity: 'error',
    title: 'A feature of a package cannot be used',
    why: 'What the package adds to the site is missing: keys, rules, commands and so on.',
    help: 'Correct the file that the message names, or install another version of the package.',
  },
  'failing-feature': {
    code: 'BW562',
    severity: 'error',
    title: 'The code of a feature of a package fails',
    why: 'What the code does for the site, such as a check or a file, is missing.',
    help: 'Correct the file that the message names, or install another version of the package.',
  },
  'section-type-twice': {
    code: 'BW069',
    severity: 'error',
    title: 'Two folders define the same section type',
    why: 'It is unclear which of them a page shows.',
    help: 'Rename one of the folders. To replace a built-in type, write `replaces:` with its name in section.yaml.',
  },
  'failing-section': {
    code: 'BW062',
    severity: 'error',
    title: 'The code of a section type of the site fails',
    why: 'Pages with the section cannot be built.',
    help: 'Correct the file that the message names. The section in the manifest shows with which values it fails.',
  },
  'section-preset': {
    code: 'BW175',
    scope: 'file',
    phase: 'content',
    severity: 'warning',
    title: 'A preset of a section type of the site cannot be used',
    why: 'The gallery and “Add section” in the editor do not offer it.',
    help: 'Write `title:` and `description:`, a line `---`, and a valid section into each file of the folder examples/.',
  },
  'broken-function': {
    code: 'BW532',
    severity: 'error',
    title: 'A function of the site cannot be used',
    why: 'Every form that is sent to it would fail.',
    help: 'Correct the file that the message names. Its default export receives the ports and returns the handler.',
  },
});

/** Creates a problem of code of the site: section types, their presets and styles, functions. */
export const reportSiteCode = createReporter<typeof rules>();

export type SiteCodeRule = keyof typeof rules;
