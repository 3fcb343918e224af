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
 */
export function contentPolicy({ connect }: { connect: string[] }): ContentPolicy {
  const backend = ["'self'", ...connect].join(' ');
  const directives = [
    "script-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${backend}`,
    `form-action ${backend}`,
    "manifest-src 'self'",
    "base-uri 'none'",
  ];
  const nothing = ['object-src', 'frame-src', 'worker-src', 'media-src', 'frame-ancestors'];
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
