import { defineRules } from './RuleMeta.ts';

/** Rules about the code of a site. */
export const siteCodeRules = defineRules('yaml', 'file', {
  'broken-section': {
    code: 'BW068',
    severity: 'error',
    title: 'A section type of the site cannot be used',
    why: 'No page can show sections of this type.',
    help: 'Correct the file that the message names, or create the section again with `new section`.',
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
    phase: 'content',
    severity: 'warning',
    title: 'A preset of a section type of the site cannot be used',
    why: 'The gallery and “Add section” in the editor do not offer it.',
    help: 'Write `title:` and `description:`, a line `---`, and a valid section into each file of the folder examples/.',
  },
  'section-type-twice': {
    code: 'BW069',
    severity: 'error',
    title: 'Two folders define the same section type',
    why: 'It is unclear which of them a page shows.',
    help: 'Rename one of the folders. To replace a built-in type, write `replaces:` with its name in section.yaml.',
  },
  'section-package': {
    code: 'BW088',
    phase: 'reference',
    severity: 'error',
    title: 'A package of `site.sections` cannot be used',
    why: 'Its section types do not exist on the site.',
    help: 'Install the package with npm, or correct its name. A package keeps its section types in sections/.',
  },
});
