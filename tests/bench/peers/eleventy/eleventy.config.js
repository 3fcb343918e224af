import { existsSync } from 'node:fs';
import { markdown, structuredData } from './shared/readSite.mjs';

export default async function (config) {
  config.addPassthroughCopy({ 'shared/site.css': 'site.css' });
  config.addFilter('markdown', markdown);
  config.addFilter('structuredData', structuredData);
  config.addFilter('isExternal', (to) => !to.startsWith('/'));
  config.setQuietMode(true);
  // Loaded only for a site with photos, so that others do not wait for it.
  if (existsSync('photos')) {
    const { eleventyImageTransformPlugin } = await import('@11ty/eleventy-img');
    config.addPlugin(eleventyImageTransformPlugin, {
      formats: ['avif', 'webp'],
      widths: [480, 800, 1200, 1600, 2000],
    });
  }
  return { htmlTemplateEngine: 'njk', dir: { input: '.', output: 'dist' } };
}
