/** Uploads a build to a server. */
const upload = 'rsync -a --delete dist/client/ SERVER:/var/www/site/';

const both = ['_redirects', '_headers'] as const;

/** Host → the files of the published folder that it reads, besides its own format; none for others. */
export const readInOutput: Readonly<Record<string, readonly string[]>> = {
  'cloudflare-workers': both,
  'cloudflare-pages': both,
  netlify: both,
  'gitlab-pages': ['_redirects'],
};

/** Host → its own commands that publish a build. Apart from `hosts`, because checks need none of them. */
export const publishing: Readonly<Record<string, readonly string[]>> = {
  'cloudflare-workers': ['npx wrangler deploy'],
  'cloudflare-pages': ['npx wrangler pages deploy dist/client'],
  netlify: ['npx netlify deploy --prod --no-build --dir dist/client'],
  vercel: ['npx vercel deploy --prebuilt --prod'],
  'github-pages': ['git push'],
  nginx: ['rsync -a dist/host/ SERVER:/etc/nginx/site/', upload, 'ssh SERVER nginx -s reload'],
  apache: [upload],
  caddy: [
    'rsync -a dist/host/ SERVER:/etc/caddy/site/',
    upload,
    'ssh SERVER caddy reload --config /etc/caddy/Caddyfile',
  ],
  's3-cloudfront': [
    'aws s3 sync dist/client s3://YOUR_BUCKET --delete --exclude "assets/*" --cache-control no-cache',
    'aws s3 sync dist/client/assets s3://YOUR_BUCKET/assets --cache-control "public, max-age=31536000, immutable"',
  ],
  'gitlab-pages': ['git push'],
  firebase: ['npx firebase-tools deploy --only hosting'],
  'azure-static-web-apps': ['npx @azure/static-web-apps-cli deploy dist/client --env production'],
  render: ['git push'],
};
