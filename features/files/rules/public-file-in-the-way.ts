import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicFile } from '../../../base/files/isPublicFile.ts';
import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type SiteRuleContext,
  SourceFile,
} from '../../../schema/index.ts';
import { listGeneratedFiles, listReservedFiles } from '../../../schema/vocabulary.ts';

export const rules = defineRules('site', {
  'public-file-in-the-way': {
    code: 'BW531',
    severity: 'error',
    // No build can write both.
    phase: 'shape',
    title: 'A file of public/ has the path of a file that the build writes',
    why: 'One of the two would be lost.',
    help: 'Rename or remove the file of public/. `robots.txt`, `_headers` and `_redirects` are merged; `llms.txt` and `404.html` of public/ are used as they are.',
    ...examples`# ${['public/sitemap.xml', 'public/places.xml']}
<urlset/>`,
  },
});

const report = createReporter<typeof rules>();

/**
 * Reports files of public/ that would take the place of the sitemap, and folders in the place of any file
 * that the build writes; other rules look at pages and feeds.
 */
export function checkSite({ root, site }: SiteRuleContext): Problem[] {
  const explain = (path: string, message: string): Problem =>
    report('public-file-in-the-way', {
      message,
      hint: `remove public${path}, or rename it`,
      at: { file: new SourceFile(`public${path}`, ''), from: 0, to: 0 },
    });
  const folders = [...listReservedFiles(), ...listGeneratedFiles(site)].filter((path) =>
    isFolder(join(root, 'public', path)),
  );
  return [
    ...(isPublicFile(root, '/sitemap.xml')
      ? [
          explain(
            '/sitemap.xml',
            'The build writes sitemap.xml itself, from the pages of the site.',
          ),
        ]
      : []),
    ...new Set(folders),
  ].map((found) =>
    typeof found === 'string'
      ? explain(found, `The build writes a file ${found.slice(1)}, so it cannot be a folder.`)
      : found,
  );
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
