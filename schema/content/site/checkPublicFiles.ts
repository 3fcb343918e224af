import type { Problem } from '../../diagnostics/Problem.ts';
import { SourceFile } from '../../yaml/source/SourceFile.ts';
import type { SiteRuleContext } from '../RuleContext.ts';
import { collectRedirects } from './collectRedirects.ts';

/**
 * Reports the files of public/ that would take the place of a file that the build writes.
 *
 * @param files paths below public/
 */
export function checkPublicFiles(files: readonly string[], context: SiteRuleContext): Problem[] {
  const written = new Map([['sitemap.xml', 'the sitemap']]);
  for (const { path } of context.feeds.feeds) written.set(path.slice(1), 'a feed');
  for (const { from } of collectRedirects(context))
    written.set(pageOf(from), `the redirect ${from}`);
  for (const { facts } of context.pages)
    written.set(pageOf(facts.meta.route), `the page ${facts.meta.route}`);
  return files.flatMap((path): Problem[] => {
    const what = written.get(path);
    if (!what) return [];
    return [
      {
        rule: 'public-file-in-the-way',
        message: `public/${path} has the path of ${what}.`,
        hint: 'rename or remove one of them',
        at: { file: new SourceFile(`public/${path}`, ''), from: 0, to: 0 },
      },
    ];
  });
}

function pageOf(route: string): string {
  if (route === '/404') return '404.html';
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}
