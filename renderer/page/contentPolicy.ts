import { createHash } from 'node:crypto';

/** The content security policy of a built site, apart from the styles, which differ by page. */
export interface ContentPolicy {
  /** For the `<meta>` of a page: everything is forbidden that is not listed. */
  page: string;
  /** For the `<meta>` of a page whose visits are counted. */
  countedPage: string;
  /** For a header that all pages share. It leaves the styles to the pages' own policies. */
  header: string;
}

/** Origins of the services that count visits, by directive of the policy. */
export interface AnalyticsOrigins {
  script: string[];
  connect: string[];
  image: string[];
}

/**
 * Returns the content security policy of a built site: nothing from elsewhere, no inline script.
 * Browsers apply the header and the policy in the page together, so neither weakens the other.
 *
 * @param connect the origins that forms are sent to, besides the site's own
 * @param analytics the origins of the services that count visits
 */
export function contentPolicy({
  connect,
  analytics,
}: {
  connect: string[];
  analytics?: AnalyticsOrigins;
}): ContentPolicy {
  const directives = createDirectives(connect);
  const counted = analytics ? createDirectives(connect, analytics) : directives;
  const nothing = ['object-src', 'frame-src', 'worker-src', 'media-src', 'frame-ancestors'];
  return {
    page: ["default-src 'none'", ...directives].join('; '),
    countedPage: ["default-src 'none'", ...counted].join('; '),
    header: [...counted, ...nothing.map((name) => `${name} 'none'`)].join('; '),
  };
}

function createDirectives(
  connect: readonly string[],
  { script, connect: counters, image }: AnalyticsOrigins = { script: [], connect: [], image: [] },
): string[] {
  const list = (...sources: string[]) => [...new Set(sources)].join(' ');
  return [
    `script-src ${list("'self'", ...script)}`,
    `img-src ${list("'self'", 'data:', ...image)}`,
    "font-src 'self'",
    `connect-src ${list("'self'", ...connect, ...counters)}`,
    `form-action ${list("'self'", ...connect)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
  ];
}

/** Returns the policy for a page: that of its kind, and its inline stylesheets by their hashes. */
export function pagePolicy(policy: string, hashes: readonly string[]): string {
  return `${policy}; style-src ${hashes.map((hash) => `'${hash}'`).join(' ')}`;
}

/** Returns the hash by which a policy allows an inline stylesheet. */
export function styleHash(stylesheet: string): string {
  return `sha256-${createHash('sha256').update(stylesheet).digest('base64')}`;
}
