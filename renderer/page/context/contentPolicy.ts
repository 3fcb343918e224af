import { createHash } from 'node:crypto';

/** The content security policy of a built site. */
export interface ContentPolicy {
  /** The origins that forms are sent to, besides the site's own. */
  connect: readonly string[];
  /** For a header that all pages share. It leaves styles and frames to the pages' own policies. */
  header: string;
}

/** Other origins that a page may load from, by directive of the policy. */
export type PolicySources = Partial<
  Record<'script' | 'connect' | 'image' | 'frame' | 'media' | 'style', readonly string[]>
>;

/**
 * Returns the content security policy of a built site: nothing from elsewhere but what it is configured
 * to load, no inline script. Browsers apply the header and the policy in the page together, so neither
 * weakens the other.
 */
export function contentPolicy({
  connect,
  sources = [],
}: Pick<ContentPolicy, 'connect'> & {
  /** Sources of the scripts of the head, and of the challenges of all forms. */
  sources?: readonly PolicySources[];
}): ContentPolicy {
  const nothing = ['object-src', 'worker-src', 'frame-ancestors'];
  const directives = [
    ...createDirectives(connect, sources),
    "media-src 'self'",
    ...nothing.map((name) => `${name} 'none'`),
  ];
  return { connect, header: directives.join('; ') };
}

/**
 * Returns the policy for the `<meta>` of a page, which forbids everything that it does not list.
 *
 * @param hashes the hashes of its inline stylesheets
 * @param sources what it loads from other origins
 */
export function pagePolicy(
  { connect }: ContentPolicy,
  hashes: readonly string[],
  sources: readonly PolicySources[] = [],
): string {
  const frames = collect(sources, 'frame');
  const media = collect(sources, 'media');
  const styles = [...hashes.map((hash) => `'${hash}'`), ...collect(sources, 'style')];
  return [
    "default-src 'none'",
    ...createDirectives(connect, sources),
    ...(frames.length > 0 ? [`frame-src ${list(...frames)}`] : []),
    ...(media.length > 0 ? [`media-src ${list(...media)}`] : []),
    `style-src ${styles.join(' ')}`,
  ].join('; ');
}

function createDirectives(connect: readonly string[], sources: readonly PolicySources[]): string[] {
  return [
    `script-src ${list("'self'", ...collect(sources, 'script'))}`,
    `img-src ${list("'self'", 'data:', ...collect(sources, 'image'))}`,
    "font-src 'self'",
    `connect-src ${list("'self'", ...connect, ...collect(sources, 'connect'))}`,
    `form-action ${list("'self'", ...connect)}`,
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
