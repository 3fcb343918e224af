import {
  createReporter,
  defineRules,
  type Problem,
  type SiteRuleContext,
  traceToSource,
} from '../../../schema/index.ts';
import { readKeys } from '../../../schema/vocabulary.ts';
import { describePackageProblem } from '../describePackageProblem.ts';
import { keys } from '../keys.ts';
import { listUncovered } from '../listUncovered.ts';

export const rules = defineRules('site', {
  'share-package': {
    code: 'BW574',
    severity: 'error',
    title: 'The package that draws share pictures is missing',
    why: 'Blockwright does not contain it, because most sites do without.',
    help: 'Install the version that the message names, or remove `sharePictures`.',
  },
  'share-letters': {
    code: 'BW575',
    severity: 'warning',
    title: 'No font has the letters of a share picture',
    why: 'Such a picture has the plain layout, without the title of its page.',
    help: 'Add a font file with the letters to public/ and name it as `font` of `sharePictures`, or choose the layout `plain`.',
  },
});

const report = createReporter<typeof rules>();

/** Reports a site whose share pictures cannot be drawn, and titles that no font can write. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const { site, siteProvenance, root } = context;
  const settings = readKeys(site ?? {}, keys.site).sharePictures;
  if (!site || !siteProvenance || !settings) return [];
  const at = (...path: string[]) => traceToSource(siteProvenance, ['sharePictures', ...path]);
  const problem = describePackageProblem(root);
  if (problem) return [report('share-package', { ...problem, ...at() })];
  const [first, ...others] = listUncovered(context);
  if (!first) return [];
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return [
    report('share-letters', {
      message: `No font of the site has the letter “${first.letter}” in the title of \`${first.route}\`${more}, so the share picture does not show it.`,
      hint: 'name a font file with these letters as `font` of `sharePictures`',
      ...(settings.font === undefined ? at() : at('font')),
    }),
  ];
}
