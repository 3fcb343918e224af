import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type SiteRuleContext,
  SourceFile,
} from '../../../schema/index.ts';
import { explainUnreadFile } from '../explainUnreadFile.ts';

export const rules = defineRules('site', {
  'unread-file': {
    code: 'BW210',
    severity: 'warning',
    title: 'A file is not read',
    why: 'Its content is missing on the site: nothing reads a file of this name or kind in this folder.',
    help: 'Rename, move or convert the file as the hint says, or move it out of the folders of the site.',
    ...examples`# data/cities.${['txt', 'yaml']}
atlanta: { name: Atlanta }${[
      '',
      `
# data/cities.schema.yaml
type: object
properties: { name: { type: string } }`,
    ]}`,
  },
});

const report = createReporter<typeof rules>();

/** Reports files in the folders of the site that nobody reads. */
export function checkSite({ loaded }: SiteRuleContext): Problem[] {
  return loaded.listUnread().map((path) => {
    const { reason, hint } = explainUnreadFile(path, loaded);
    return report('unread-file', {
      message: `${path} is not read: ${reason}.`,
      hint,
      at: { file: new SourceFile(path, ''), from: 0, to: 0 },
    });
  });
}
