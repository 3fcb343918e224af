import { createReporter } from '../../diagnostics/createReporter.ts';
import { site } from '../../diagnostics/exampleSites.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { listReservedFiles } from '../../vocabulary/site/generatedFiles.ts';

export const rules = defineRules('shape', {
  'reserved-route': {
    code: 'BW036',
    severity: 'error',
    title: 'A route is reserved',
    why: 'The build writes a file of that name, hosts treat that folder differently, or some systems cannot store it.',
    help: 'Choose another route.',
    ...examples`${site}
  redirects: { /${['sitemap.xml', 'sitemap']}: / }`,
  },
});

const explain = createReporter<typeof rules, Reserved>();

/** Why a route cannot be used. */
type Reserved = Pick<Problem, 'rule' | 'message'> & { hint: string };

/**
 * Explains why a well-formed route cannot be used: the build writes another file there, hosts treat
 * the folder differently, or a file system cannot store it. Returns undefined for a usable route.
 */
export function reservedRoute(route: string): Reserved | undefined {
  const segments = route.slice(1).split('/');
  const [first = ''] = segments;
  if (listReservedFiles().includes(`/${first}`) || sitemapPart.test(first))
    return explainReserved(
      route,
      segments.length === 1
        ? 'the build writes a file of this name'
        : `the build writes a file named \`${first}\``,
      'choose another name',
    );
  if (first === 'assets' || first === 'functions')
    return explainReserved(
      route,
      `\`/${first}/\` belongs to ${first === 'assets' ? 'the scripts, styles and pictures of the build' : 'the edge functions'}`,
      `begin the route with something other than /${first}`,
    );
  if (segments.includes('index.html'))
    return explainReserved(
      route,
      'hosts take `index.html` for the page of the folder',
      'leave `index.html` out',
    );
  const device = segments.find((segment) => deviceName.test(segment));
  if (device !== undefined)
    return explainReserved(
      route,
      `Windows cannot store a file named \`${device}\``,
      `choose another name, such as ${device}-page`,
    );
  if (route.length > longestRoute || segments.some((segment) => segment.length > longestSegment))
    return explain('reserved-route', {
      message: `A route of ${route.length} characters is too long for a file name.`,
      hint: `use at most ${longestSegment} characters between two slashes, and ${longestRoute} in all`,
    });
  return undefined;
}

const sitemapPart = /^sitemap-\d+\.xml$/;
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;
// File systems allow 255 bytes; the rest is for the suffixes of temporary files.
const longestSegment = 200;
const longestRoute = 800;

/** Explains that something else has a route. */
export function explainReserved(route: string, reason: string, hint: string): Reserved {
  return explain('reserved-route', {
    message: `The route \`${route}\` is reserved: ${reason}.`,
    hint,
  });
}
