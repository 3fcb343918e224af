import { existsSync } from 'node:fs';

export default async function (config) {
  config.addPassthroughCopy({ 'shared/site.css': 'site.css' });
  if (existsSync('pictures')) config.addPassthroughCopy({ pictures: 'photos' });
  config.setQuietMode(true);
  // Loaded only for a site with photos, so that others do not wait for it.
  if (existsSync('photos')) {
    const { eleventyImageTransformPlugin } = await import('@11ty/eleventy-img');
    config.addPlugin(eleventyImageTransformPlugin, {
      formats: ['avif', 'webp'],
      widths: [480, 800, 1200, 1600, 2000],
    });
  }
  return { templateFormats: ['11ty.js'], dir: { input: '.', output: 'dist' } };
}
