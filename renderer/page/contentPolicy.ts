import { createHash } from 'node:crypto';

/** The content security policy of a built site, apart from the styles, which differ by page. */
export interface ContentPolicy {
  /** For the `<meta>` of each page: everything is forbidden that is not listed. */
  page: string;
  /** For a header that all pages share. It leaves the styles to the pages' own policies. */
  header: string;
}

/**
 * Returns the content security policy of a built site: nothing from elsewhere, no inline script.
 * Browsers apply the header and the policy in the page together, so neither weakens the other.
 *
 * @param connect the origins that forms are sent to, besides the site's own
 * @param challenges the origins of the challenges that forms show, which load a script and a frame
 */
export function contentPolicy({
  connect,
  challenges = [],
}: {
  connect: string[];
  challenges?: string[];
}): ContentPolicy {
  const backend = ["'self'", ...connect].join(' ');
  const frames = challenges.length > 0 ? [`frame-src ${challenges.join(' ')}`] : [];
  const directives = [
    ["script-src 'self'", ...challenges].join(' '),
    ...frames,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${[backend, ...challenges].join(' ')}`,
    `form-action ${backend}`,
    "manifest-src 'self'",
    "base-uri 'none'",
  ];
  const nothing = ['object-src', 'worker-src', 'media-src', 'frame-ancestors'];
  if (frames.length === 0) nothing.push('frame-src');
  return {
    page: ["default-src 'none'", ...directives].join('; '),
    header: [...directives, ...nothing.map((name) => `${name} 'none'`)].join('; '),
  };
}

/** Returns the policy for a page: the site's, and its inline stylesheets by their hashes. */
export function pagePolicy({ page }: ContentPolicy, hashes: readonly string[]): string {
  return `${page}; style-src ${hashes.map((hash) => `'${hash}'`).join(' ')}`;
}

/** Returns the hash by which a policy allows an inline stylesheet. */
export function styleHash(stylesheet: string): string {
  return `sha256-${createHash('sha256').update(stylesheet).digest('base64')}`;
}
