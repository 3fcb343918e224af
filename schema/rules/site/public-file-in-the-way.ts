import { isPublicFile } from '../../../base/files/isPublicFile.ts';
import type { SiteRuleContext } from '../../content/RuleContext.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { SourceFile } from '../../yaml/source/SourceFile.ts';

export const rules = defineRules('site', {
  'public-file-in-the-way': {
    code: 'BW531',
    severity: 'error',
    title: 'A file of public/ has the path of a file that the build writes',
    why: 'One of the two would be lost.',
    help: 'Rename or remove the file of public/. `robots.txt`, `_headers` and `_redirects` are merged; `llms.txt` and `404.html` of public/ are used as they are.',
    ...examples`# ${['public/sitemap.xml', 'public/places.xml']}
<urlset/>`,
  },
});

/** Reports files of public/ that would take the place of the sitemap; other rules look at pages and feeds. */
export function checkSite({ root }: SiteRuleContext): Problem[] {
  if (!isPublicFile(root, '/sitemap.xml')) return [];
  return [
    {
      rule: 'public-file-in-the-way',
      message: 'The build writes sitemap.xml itself, from the pages of the site.',
      hint: 'remove public/sitemap.xml, or rename it',
      at: { file: new SourceFile('public/sitemap.xml', ''), from: 0, to: 0 },
    },
  ];
}
