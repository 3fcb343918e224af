/** The hosts whose files a build writes, with their names for readers; the recommended ones come first. */
export const hosts = {
  'cloudflare-workers': 'Cloudflare (Workers)',
  netlify: 'Netlify',
  vercel: 'Vercel',
  'github-pages': 'GitHub Pages',
  'cloudflare-pages': 'Cloudflare Pages, for existing projects',
  'gitlab-pages': 'GitLab Pages',
  's3-cloudfront': 'S3 and CloudFront',
  nginx: 'nginx',
  apache: 'Apache',
  caddy: 'Caddy',
  firebase: 'Firebase Hosting',
  'azure-static-web-apps': 'Azure Static Web Apps',
  render: 'Render',
};

/** Returns the host that an answer names: `cloudflare` is Workers, which new projects get. */
export function findHost(answer) {
  return answer === 'cloudflare' ? 'cloudflare-workers' : answer;
}
