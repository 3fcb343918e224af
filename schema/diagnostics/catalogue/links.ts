import { rules } from '../Rule.ts';

/** Routes, links and anchors. */
export const links = rules({
  'duplicate-route': { code: 'BW100', severity: 'error', title: 'Two pages have the same route' },
  'dead-link': { code: 'BW101', severity: 'error', title: 'A link leads to no page' },
  'dead-anchor': { code: 'BW102', severity: 'error', title: 'A link leads to no anchor' },
  'duplicate-anchor': {
    code: 'BW103',
    severity: 'error',
    title: 'Two sections of a page have the same id',
  },
  'unreachable-page': { code: 'BW114', severity: 'warning', title: 'No link leads to the page' },
  'route-gone': { code: 'BW115', severity: 'warning', title: 'A route of the last build is gone' },
  'redirect-loop': { code: 'BW116', severity: 'error', title: 'Redirects go in a circle' },
  'redirect-shadowed': {
    code: 'BW117',
    severity: 'error',
    title: 'A redirect starts at an existing page',
  },
  'dead-redirect': { code: 'BW118', severity: 'error', title: 'A redirect leads to no page' },
});
