import type { HostName } from './hostNames.ts';

/** A host for static sites: what it documents, and how it differs from what a site may say. */
export interface Host {
  /** Its name for readers. */
  title: string;
  /** Where the limits are documented. */
  source: string;
  /** The file that the host reads in the published folder, besides `_redirects` and `_headers`. */
  outputFile?: string;
  /** Bytes of `outputFile`. */
  outputFileBytes?: number;
  /** Whether it serves the published folder at the root of a domain alone. */
  isAtRoot?: true;
  /** How it follows redirects; by default as a site writes them. */
  redirects?: {
    /** Shows the file at an old address, so the build writes no HTML pages there. */
    filesFirst?: true;
    /** Follows patterns even where a page exists, unless a line of its own shows the page. */
    patternsFirst?: true;
    /** Ignores redirects with a query. */
    noQuery?: true;
    /** Knows no parts of an address but a `*` at the end, and cannot use it in the new one. */
    noParts?: true;
    /** Knows only letters in the names of parts. */
    plainParts?: true;
    /** Follows patterns even where a page exists, which nothing can prevent. */
    hidesPages?: true;
    /** The only kinds of redirects that it knows. */
    statuses?: readonly number[];
    /** Knows no redirects, so visitors follow the HTML pages. */
    none?: true;
  };
  /** Number of files in a deployment. */
  files?: number;
  /** Number of files in one folder. */
  filesInFolder?: number;
  /** Bytes of a file. */
  fileBytes?: number;
  /** Bytes of the whole site. */
  siteBytes?: number;
  /** Number of redirects. */
  redirectCount?: number;
  /** Number of redirects with a pattern. */
  patterns?: number;
  /** Characters of a line in `_redirects`. */
  redirectLength?: number;
  /** Bytes of all redirects. */
  redirectBytes?: number;
  /** Number of rules in `_headers`. */
  headerRules?: number;
  /** Characters of a line in `_headers`. */
  headerLength?: number;
  /** A remedy beyond a smaller site. */
  hint?: string;
}

const cloudflare = {
  isAtRoot: true,
  redirects: { patternsFirst: true, noQuery: true },
  files: 20_000,
  fileBytes: 25 * 2 ** 20,
  redirectCount: 2000,
  patterns: 100,
  redirectLength: 1000,
  headerRules: 100,
  headerLength: 2000,
  hint: 'paid plans allow 100,000 files: set `host-limit: warning` there',
} as const;

/**
 * The hosts by name, as `site.host` names them, with their rules as of 27 November 2026. `writers/` has what a
 * build writes for each of them, `publishing.ts` the commands that publish.
 */
export const hosts: Readonly<Record<HostName, Host>> = {
  // The number of files is the limit of the free plan. The other limits are in …/redirects/ and …/headers/.
  'cloudflare-workers': {
    title: 'Cloudflare Workers',
    source: 'https://developers.cloudflare.com/workers/static-assets/',
    ...cloudflare,
  },
  'cloudflare-pages': {
    title: 'Cloudflare Pages',
    source: 'https://developers.cloudflare.com/pages/platform/limits/',
    ...cloudflare,
  },
  netlify: {
    title: 'Netlify',
    source: 'https://docs.netlify.com/site-deploys/overview/',
    isAtRoot: true,
    redirects: { filesFirst: true },
    filesInFolder: 54_000,
  },
  vercel: {
    title: 'Vercel',
    source: 'https://vercel.com/docs/build-output-api/configuration',
    redirectCount: 2048,
    redirectLength: 4096,
  },
  'github-pages': {
    title: 'GitHub Pages',
    source:
      'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
    redirects: { none: true },
    siteBytes: 1e9,
  },
  nginx: {
    title: 'nginx',
    source: 'https://nginx.org/en/docs/http/ngx_http_rewrite_module.html',
  },
  apache: {
    title: 'Apache',
    source: 'https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html',
    outputFile: '.htaccess',
  },
  caddy: {
    title: 'Caddy',
    source: 'https://caddyserver.com/docs/caddyfile/matchers',
  },
  // A function has at most 10 kB; without redirects, ours takes less than 3 kB.
  's3-cloudfront': {
    title: 'S3 and CloudFront',
    source:
      'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html',
    redirectBytes: 7000,
    hint: 'a key value store of CloudFront holds more redirects',
  },
  'gitlab-pages': {
    title: 'GitLab Pages',
    source: 'https://docs.gitlab.com/user/project/pages/redirects/',
    redirects: { filesFirst: true, noQuery: true, plainParts: true, statuses: [301, 302] },
    siteBytes: 1e9,
    redirectCount: 1000,
    redirectBytes: 64 * 2 ** 10,
    hint: 'an instance of your own may allow more: set `host-limit: warning` there',
  },
  firebase: {
    title: 'Firebase Hosting',
    source: 'https://firebase.google.com/docs/hosting/full-config',
    isAtRoot: true,
    redirects: { noQuery: true, hidesPages: true, statuses: [301, 302] },
  },
  'azure-static-web-apps': {
    title: 'Azure Static Web Apps',
    source: 'https://learn.microsoft.com/azure/static-web-apps/configuration',
    outputFile: 'staticwebapp.config.json',
    outputFileBytes: 20 * 2 ** 10,
    isAtRoot: true,
    redirects: { noQuery: true, noParts: true, hidesPages: true, statuses: [301, 302] },
    siteBytes: 250 * 2 ** 20,
    hint: 'the standard plan allows 500 MB: set `host-limit: warning` there',
  },
  render: {
    title: 'Render',
    source: 'https://render.com/docs/redirects-rewrites',
    isAtRoot: true,
    redirects: { filesFirst: true, noQuery: true, statuses: [301] },
  },
};
