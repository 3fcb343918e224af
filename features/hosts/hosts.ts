/** A host for static sites, with the limits that it documents. */
export interface Host {
  /** Its name for readers. */
  title: string;
  /** Where the limits are documented. */
  source: string;
  /** Number of files in a deployment. */
  files?: number;
  /** Number of files in one folder. */
  filesInFolder?: number;
  /** Bytes of a file. */
  fileBytes?: number;
  /** Bytes of the whole site. */
  siteBytes?: number;
  /** Number of redirects. */
  redirects?: number;
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

/** The hosts by name, as `site.host` names them. */
export const hosts: ReadonlyMap<string, Host> = new Map(
  Object.entries<Host>({
    // The number of files is the limit of the free plan. The other limits are in
    // https://developers.cloudflare.com/pages/configuration/redirects/ and …/headers/.
    'cloudflare-pages': {
      title: 'Cloudflare Pages',
      source: 'https://developers.cloudflare.com/pages/platform/limits/',
      files: 20_000,
      fileBytes: 25 * 2 ** 20,
      redirects: 2000,
      redirectLength: 1000,
      headerRules: 100,
      headerLength: 2000,
      hint: 'paid plans allow 100,000 files: set `host-limit: warning` there',
    },
    'github-pages': {
      title: 'GitHub Pages',
      source:
        'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
      siteBytes: 1e9,
    },
    netlify: {
      title: 'Netlify',
      source: 'https://docs.netlify.com/site-deploys/overview/',
      filesInFolder: 54_000,
    },
    // Redirects belong to a function of at most 10 kB; the function in docs/hosting/s3-cloudfront.md itself
    // takes less than 1 kB.
    's3-cloudfront': {
      title: 'S3 and CloudFront',
      source:
        'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html',
      redirectBytes: 9000,
      hint: 'a key value store of CloudFront holds more redirects',
    },
    vercel: {
      title: 'Vercel',
      source: 'https://vercel.com/docs/redirects/configuration-redirects',
      redirects: 2048,
      redirectLength: 4096,
      hint: 'Vercel reads more redirects from a file that `bulkRedirectsPath` names',
    },
  }),
);
