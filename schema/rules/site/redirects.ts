import { readFileSync } from 'node:fs';
import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { explainSource } from '../../../base/redirects/explainSource.ts';
import { findRedirect, matchPath } from '../../../base/redirects/findRedirect.ts';
import { parseRedirects, readRedirects } from '../../../base/redirects/parseRedirects.ts';
import { parseSource, toComparable } from '../../../base/redirects/parseSource.ts';
import { isPattern } from '../../../base/redirects/Redirect.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import { site } from '../../diagnostics/exampleSites.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { suggestFix } from '../../diagnostics/suggestName.ts';
import { listGeneratedFiles } from '../../vocabulary/site/generatedFiles.ts';
import { SourceFile } from '../../yaml/source/SourceFile.ts';
import type { SiteRuleContext } from '../RuleContext.ts';
import { reportRoute } from '../shape/wrong-route.ts';
import { collectRedirects } from './links/collectRedirects.ts';
import { createRedirectTest } from './links/createRedirectTest.ts';
import { isPublishedFile } from './links/isPublishedFile.ts';

export const rules = defineRules('site', {
  'dead-redirect': {
    code: 'BW118',
    severity: 'error',
    hidesFollowUps: true,
    atTruncation: 'consequence',
    title: 'A redirect leads to a page or file that does not exist',
    why: 'Visitors to the old address would see "page not found".',
    help: 'Point the redirect to an existing page, or to a file of the site.',
    ...examples`${site}
  redirects: { /old: /${['new', '']} }`,
  },
  'redirect-loop': {
    code: 'BW116',
    severity: 'error',
    title: 'Redirects form a loop',
    why: 'Browsers give up and show an error.',
    help: 'Point the last redirect to a page.',
    ...examples`${site}
  redirects: { /one: /two, /two: /${['one', '']} }`,
  },
  'redirect-shadowed': {
    code: 'BW117',
    severity: 'error',
    title: 'A redirect starts at a route that has a page',
    why: 'The page is served, so the redirect is never followed.',
    help: 'Remove the redirect or the page.',
    ...examples`${site}
  redirects: {${[' /: https://www.example.org ', '']}}`,
  },
  'host-redirect': {
    code: 'BW223',
    severity: 'warning',
    title: 'A line of public/_redirects does not work',
    why: 'Hosts skip a line that they cannot read, and visitors of a dead target see "page not found".',
    help: 'Write the old path, the new address and perhaps the status, such as `/old /new 301`.',
    ...examples`# public/_redirects
/old ${['new', '/']} 301`,
  },
});

const report = createReporter<typeof rules>();

/** Reports redirects that form a loop, start at an existing page, or lead to no page or file. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const list = collectRedirects(context);
  const ownLines = readOwn(context.root);
  if (list.length === 0 && ownLines === '') return [];
  const own = readRedirects(ownLines);
  const routes = new Set(context.pages.map(({ facts }) => facts.meta.route));
  const usable = list.filter(({ from }) => explainSource(from) === undefined);
  const redirects = usable.map(({ from, to }, index) => {
    return { ...parseSource(from), to, status: 301, index };
  });
  // Thousands of old addresses are not compared with each other.
  const patterns = redirects.filter(isPattern);
  const exact = new Map<string, typeof redirects>();
  for (const one of redirects)
    if (!isPattern(one)) getOrCreate(exact, one.path, () => []).push(one);
  const generated = new Set(listGeneratedFiles(context.site));
  const isServed = (path: string) =>
    routes.has(path) || generated.has(path) || isPublishedFile(context.root, path);
  const findNext = (path: string) => {
    const fitting = [...(exact.get(toComparable(path)) ?? []), ...patterns].sort(
      (a, b) => a.index - b.index,
    );
    const next = findRedirect(fitting, path, () => isServed(path))?.to;
    return next === undefined ? undefined : stripQuery(next);
  };
  const isRedirected = createRedirectTest([...usable, ...own.map(({ path }) => ({ from: path }))]);
  const isDead = (target: string) =>
    target.startsWith('/') &&
    !hasPlaceholder.test(target) &&
    !routes.has(toComparable(target.replace(/\/index\.html$/, '/'))) &&
    !isRedirected(target) &&
    !isServed(target) &&
    !context.isIncomplete;
  const loops = findLoops(
    redirects.filter((one) => !isPattern(one) && one.query.length === 0).map(({ path }) => path),
    findNext,
  );
  const reportedLoops = new Set<string[]>();
  const sources = new Map<string, string>();
  // Another key of the same name would be an error too.
  const taken = new Set([...routes, ...list.map(({ from }) => toComparable(from))]);
  const problems = list.flatMap(({ from, to, at }): Problem | Problem[] => {
    const explained = explainSource(from);
    if (explained) {
      const { message, hint, correction: text = from } = explained;
      const isFree = !taken.has(toComparable(text));
      taken.add(toComparable(text));
      // The format of `redirectFrom` says the same.
      if (at.part !== 'key') return [];
      return reportRoute({ message, hint, at, fix: isFree ? [{ at, text }] : [] });
    }
    const { path, query } = parseSource(from);
    const source = JSON.stringify([path, query]);
    const other = sources.get(source);
    sources.set(source, other ?? from);
    if (other !== undefined && other !== from)
      return report('redirect-shadowed', {
        message: `\`${from}\` is the same address as \`${other}\`, so this redirect is never followed.`,
        hint: 'remove one of the two',
        at,
      });
    if (routes.has(path) && query.length === 0)
      return report('redirect-shadowed', {
        message: `\`${from}\` is a page, so this redirect is never followed.`,
        hint: 'remove the redirect or the page',
        at,
      });
    const loop = loops.get(path);
    if (loop && query.length === 0) {
      if (reportedLoops.has(loop)) return [];
      reportedLoops.add(loop);
      const start = loop.indexOf(path);
      const steps = [...loop.slice(start), ...loop.slice(0, start), path];
      return report('redirect-loop', {
        message: `These redirects form a loop: ${steps.join(' → ')}.`,
        hint: 'point the last one to a page',
        at,
      });
    }
    const place = { ...at, part: 'value' as const };
    const unknown = to.match(/:[a-z]\w*/gi)?.find((name) => {
      return to.startsWith('/') && !`${path}/`.replace('/*/', '/:splat/').includes(`/${name}/`);
    });
    if (unknown && isPattern({ path }))
      return report('dead-redirect', {
        message: `The old address \`${from}\` has no part \`${unknown}\`.`,
        hint: path.endsWith('/*')
          ? 'write `:splat` for what `*` stands for'
          : 'name a part of the old address',
        at: place,
      });
    const target = stripQuery(to);
    if (isPattern({ path }) && matchPath(path, toComparable(target)) && !isServed(target))
      return report('redirect-loop', {
        message: `\`${from}\` redirects to \`${to}\`, which it redirects again.`,
        hint: 'choose a target outside of the pattern',
        at,
      });
    if (!isDead(target)) return [];
    return report('dead-redirect', {
      message: `\`${from}\` redirects to \`${target}\`, which is not a page.`,
      ...suggestFix(place, target, routes, 'use the route of an existing page, or a file'),
      at: place,
    });
  });
  return [...problems, ...checkOwnRedirects(ownLines, isDead)];
}

/** Reports the lines of public/_redirects that hosts cannot read, or whose targets are dead. */
function checkOwnRedirects(text: string, isDead: (target: string) => boolean): Problem[] {
  const source = new SourceFile('public/_redirects', text);
  const lines = text.split('\n');
  return parseRedirects(text).flatMap((line): Problem | Problem[] => {
    const from = lines.slice(0, line.line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    const at = { file: source, from, to: from + line.text.length };
    if ('fault' in line)
      return report('host-redirect', {
        message: `Hosts cannot read this redirect: ${line.fault}.`,
        hint: 'write the old path, the new address and perhaps the status: `/old /new 301`',
        at,
      });
    const target = stripQuery(line.redirect.to);
    return isDead(target)
      ? report('host-redirect', {
          message: `The target \`${target}\` is not a page.`,
          hint: 'use the route of an existing page, or a file',
          at,
        })
      : [];
  });
}

function readOwn(root: string): string {
  try {
    return readFileSync(resolvePublicFile(root, '/_redirects'), 'utf8');
  } catch {
    return '';
  }
}

const hasPlaceholder = /:[a-z]\w*/i;

/** Finds the loops of redirects, by each path in them. Follows each redirect once. */
function findLoops(
  paths: readonly string[],
  findNext: (path: string) => string | undefined,
): Map<string, string[]> {
  const loops = new Map<string, string[]>();
  const visited = new Set<string>();
  for (const from of paths) {
    const steps = new Map<string, number>();
    let next: string | undefined = from;
    while (next !== undefined && !steps.has(next) && !visited.has(next) && steps.size < 100) {
      visited.add(next);
      steps.set(next, steps.size);
      next = findNext(next);
    }
    const start = next === undefined ? undefined : steps.get(next);
    if (start === undefined) continue;
    const loop = [...steps.keys()].slice(start);
    for (const path of loop) loops.set(path, loop);
  }
  return loops;
}

function stripQuery(to: string): string {
  return to.replace(/[?#].*$/, '');
}
