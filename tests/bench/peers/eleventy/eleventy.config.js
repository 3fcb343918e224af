import { markdown, structuredData } from './shared/readSite.mjs';

export default function (config) {
  config.addPassthroughCopy({ 'shared/site.css': 'site.css' });
  config.addFilter('markdown', markdown);
  config.addFilter('structuredData', structuredData);
  config.addFilter('isExternal', (to) => !to.startsWith('/'));
  config.setQuietMode(true);
  return { htmlTemplateEngine: 'njk', dir: { input: '.', output: 'dist' } };
}
