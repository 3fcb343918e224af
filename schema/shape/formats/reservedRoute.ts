import { generatedFiles } from '../../vocabulary/site/generatedFiles.ts';

/**
 * Explains why a well-formed route cannot be used: the build writes another file there, hosts treat
 * the folder differently, or a file system cannot store it. Returns undefined for a usable route.
 */
export function reservedRoute(
  route: string,
): { rule: 'reserved-route'; message: string; hint: string } | undefined {
  const segments = route.slice(1).split('/');
  const [first = ''] = segments;
  if (generatedFiles.includes(`/${first}`) || sitemapPart.test(first))
    return createProblem(
      route,
      segments.length === 1
        ? 'the build writes a file of this name'
        : `the build writes a file named \`${first}\``,
      'choose another name',
    );
  if (first === 'assets' || first === 'functions')
    return createProblem(
      route,
      `\`/${first}/\` belongs to ${first === 'assets' ? 'the scripts, styles and pictures of the build' : 'the edge functions'}`,
      `begin the route with something other than /${first}`,
    );
  if (segments.includes('index.html'))
    return createProblem(
      route,
      'hosts take `index.html` for the page of the folder',
      'leave `index.html` out',
    );
  const device = segments.find((segment) => deviceName.test(segment));
  if (device !== undefined)
    return createProblem(
      route,
      `Windows cannot store a file named \`${device}\``,
      `choose another name, such as ${device}-page`,
    );
  if (route.length > longestRoute || segments.some((segment) => segment.length > longestSegment))
    return {
      rule: 'reserved-route',
      message: `A route of ${route.length} characters is too long for a file name.`,
      hint: `use at most ${longestSegment} characters between two slashes, and ${longestRoute} in all`,
    };
  return undefined;
}

const sitemapPart = /^sitemap-\d+\.xml$/;
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;
// File systems allow 255 bytes; the rest is for the suffixes of temporary files.
const longestSegment = 200;
const longestRoute = 800;

function createProblem(route: string, reason: string, hint: string) {
  return {
    rule: 'reserved-route' as const,
    message: `The route \`${route}\` is reserved: ${reason}.`,
    hint,
  };
}
