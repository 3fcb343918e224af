import { website } from './website.js';

export const data = { permalink: '/sitemap.xml', eleventyExcludeFromCollections: true };

export function render() {
  const urls = website.pages.map(
    ({ route }) => `<url><loc>${website.site.url}${route}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}
