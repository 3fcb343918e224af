import { site } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW026',
  phase: 'shape',
  severity: 'error',
  title: 'A colour is not valid',
  why: 'Browsers ignore invalid colours, and text may become unreadable.',
  help: 'Write it as "#0a5cff" in quotes, or as oklch(…), rgb(…) or hsl(…).',
  ...examples`${site}
  theme: { colors: { light: { accent: "#${['12345', '123456']}" } } }`,
};
