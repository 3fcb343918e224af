import { pages, site } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

const draw = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 2"><path fill="${colour}" d="M0 0h2v2H0zM3 0h2v2H3zM6 0h2v2H6z"/></svg>`;

export const rule: RuleMeta = {
  code: 'BW560',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'The logo is hard to see on its ground',
  why: 'The footer is dark, and so is the header in the dark scheme: a dark logo disappears there, a light one on light ground.',
  help: 'Add a version of the logo for dark ground as `dark:` of `site.logo`.',
  ...examples`${site}
  logo: { src: /logo.svg, alt: Example${['', ', dark: /light.svg']} }
${pages}
# public/logo.svg
${[draw('#123'), `${draw('#123')}\n# public/light.svg\n${draw('#eee')}`]}`,
};
