import { createHash } from 'node:crypto';

/** The content security policy of a built site. */
export interface ContentPolicy {
  /** The origins that forms are sent to, besides the site's own. */
  connect: readonly string[];
  /** What all pages may load. */
  shared: readonly PolicySources[];
  /** For a header that all pages share. It leaves styles and frames to the pages' own policies. */
  header: string;
}

/** Other origins that a page may load from, by directive of the policy. */
export type PolicySources = Partial<Record<Directive | 'font' | 'form', readonly string[]>>;

type Directive = 'script' | 'connect' | 'image' | 'frame' | 'media' | 'style' | 'worker';

/**
 * Returns the content security policy of a built site: nothing from elsewhere but what it is configured
 * to load, no inline script. Browsers apply the header and the policy in the page together, so neither
 * weakens the other.
 */
export function contentPolicy({
  connect,
  shared = [],
  sources = [],
}: Pick<ContentPolicy, 'connect'> & {
  shared?: readonly PolicySources[];
  /** Sources of the scripts of the head, and of the challenges of all forms. */
  sources?: readonly PolicySources[];
}): ContentPolicy {
  const all = [...sources, ...shared];
  const workers = collect(all, 'worker');
  const directives = [
    ...createDirectives(connect, all),
    `media-src ${list("'self'", ...collect(all, 'media'))}`,
    "object-src 'none'",
    `worker-src ${workers.length > 0 ? list(...workers) : "'none'"}`,
    "frame-ancestors 'none'",
  ];
  return { connect, shared, header: directives.join('; ') };
}

/**
 * Returns the policy for the `<meta>` of a page, which forbids everything that it does not list.
 *
 * @param hashes the hashes of its inline stylesheets
 * @param sources what it loads from other origins
 */
export function pagePolicy(
  { connect, shared }: ContentPolicy,
  hashes: readonly string[],
  sources: readonly PolicySources[] = [],
): string {
  const all = [...sources, ...shared];
  const others = (['frame', 'media', 'worker'] as const).flatMap((name) => {
    const listed = collect(all, name);
    return listed.length > 0 ? [`${name}-src ${list(...listed)}`] : [];
  });
  const styles = collect(all, 'style');
  // Browsers ignore `unsafe-inline` beside a hash.
  const own = styles.includes("'unsafe-inline'") ? [] : hashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    ...createDirectives(connect, all),
    ...others,
    `style-src ${[...own, ...styles].join(' ')}`,
  ].join('; ');
}

function createDirectives(connect: readonly string[], sources: readonly PolicySources[]): string[] {
  return [
    `script-src ${list("'self'", ...collect(sources, 'script'))}`,
    `img-src ${list("'self'", 'data:', ...collect(sources, 'image'))}`,
    `font-src ${list("'self'", ...collect(sources, 'font'))}`,
    `connect-src ${list("'self'", ...connect, ...collect(sources, 'connect'))}`,
    `form-action ${list("'self'", ...connect, ...collect(sources, 'form'))}`,
    "manifest-src 'self'",
    "base-uri 'none'",
  ];
}

function list(...items: string[]): string {
  return [...new Set(items)].join(' ');
}

function collect(sources: readonly PolicySources[], directive: keyof PolicySources): string[] {
  return sources.flatMap((one) => one[directive] ?? []);
}

/** Returns the hash by which a policy allows an inline stylesheet. */
export function styleHash(stylesheet: string): string {
  return `sha256-${createHash('sha256').update(stylesheet).digest('base64')}`;
}
