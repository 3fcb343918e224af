import {
  createReporter,
  defineRules,
  type Problem,
  type RenderedSiteFacts,
  type SiteRuleContext,
  SourceFile,
} from '../../../schema/index.ts';
import { readKeys } from '../../../schema/vocabulary.ts';
import { explainExcesses } from '../explainExcesses.ts';
import { keys } from '../keys.ts';

export const rules = defineRules('site', {
  'host-limit': {
    code: 'BW512',
    severity: 'error',
    title: 'The site exceeds a limit of its host',
    why: 'The host refuses the upload, or silently ignores the rest. The build compares its files with the documented limits of `site.host`.',
    help: 'Make the site smaller, choose another host, or use `host-limit: warning` in `site.checks` if your plan allows more.',
  },
});

const report = createReporter<typeof rules>();

/** Reports what exceeds the documented limits of `site.host`. */
export function checkRendered(
  { output }: Pick<RenderedSiteFacts, 'output'>,
  { site, siteProvenance }: Pick<SiteRuleContext, 'site' | 'siteProvenance'>,
): Problem[] {
  const { host } = readKeys(site ?? {}, keys.site);
  const [layer] = siteProvenance?.layers ?? [];
  if (!output || !host || !layer) return [];
  const at = { file: layer.file, path: [...layer.path, 'host'] };
  return explainExcesses(output, host).map(({ path, ...found }) =>
    report('host-limit', {
      ...found,
      at: path ? { file: new SourceFile(`public/${path}`, ''), from: 0, to: 0 } : at,
    }),
  );
}
