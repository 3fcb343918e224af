import { join } from 'node:path';
import { removeAside, setAside } from '../aside.ts';
import type { Measured } from '../build/measure.ts';
import { summarize } from '../build/Result.ts';
import { expectWord } from '../expectWord.ts';
import { editPage, editRow } from '../sites/edits.ts';
import { type GeneratedSite, type SiteForm, writeSite } from '../sites/writeSite.ts';
import type { Contestant } from './Contestant.ts';
import { compareOutputs } from './compareOutputs.ts';
import type { PeerResult } from './PeerResult.ts';

/**
 * Lets all generators run each scenario in turn, so that a slow minute of the machine affects all of
 * them. Reports and excludes a generator that cannot build the site, for example for lack of memory.
 *
 * @throws Error when a generator builds other pages than the first one
 */
export async function compete(
  contestants: readonly Contestant[],
  work: string,
  { form, pages, runs }: { form: SiteForm; pages: number; runs: number },
): Promise<PeerResult[]> {
  await setAside(work, ['site']);
  const site = await writeSite(join(work, 'site'), { pages, form });
  const scores = contestants
    .filter((one) => isAble(one, form))
    .map((one): Score => ({ one, cold: [], edited: [], pageBytes: 0 }));
  for (const { one } of scores) await one.bringIn(site, pages);
  await removeAside();
  const { key, route } = whatToEdit(site);
  for (let run = 0; run < runs; run++) {
    for (const score of running(scores)) {
      await score.one.forget(site);
      await attempt(score, 'cold', site);
      if (run === 0 && !score.failed) {
        const reference = contestants[0]?.output(site) ?? '';
        const { title, output } = score.one;
        score.pageBytes = await compareOutputs(title, output(site), reference, site.routes);
      }
    }
    const word = `word${run}`;
    if (form === 'each') await editRow(site.root, 'cities', key, word);
    else await editPage(site.root, key, word);
    for (const score of running(scores)) {
      await score.one.edit(site, key, word);
      await attempt(score, 'edited', site);
      if (!score.failed) await expectWord(score.one.title, score.one.output(site), route, word);
    }
  }
  return running(scores).map(({ one: { name, title }, cold, edited, pageBytes }) => ({
    tool: name,
    title,
    form,
    pages,
    pageBytes,
    cold: summarize(cold),
    edited: summarize(edited),
  }));
}

function isAble({ title, canBuild }: Contestant, form: SiteForm): boolean {
  const able = canBuild(form);
  if (!able) console.log(`\n${title} takes no part: it cannot build the form ${form}.`);
  return able;
}

interface Score {
  one: Contestant;
  cold: Measured[];
  edited: Measured[];
  pageBytes: number;
  failed?: boolean;
}

function running(scores: readonly Score[]): Score[] {
  return scores.filter(({ failed }) => !failed);
}

async function attempt(score: Score, work: 'cold' | 'edited', site: GeneratedSite): Promise<void> {
  try {
    score[work].push(await score.one.build(site, work === 'cold'));
  } catch (error) {
    score.failed = true;
    const { length } = site.routes;
    console.error(
      `\n${score.one.title} did not build ${length} pages. ${(error as Error).message}`,
    );
  }
}

/** Returns what to edit (a page, or the row of a city), and a page that shows the edit. */
function whatToEdit({ form, routes }: GeneratedSite): { key: string; route: string } {
  if (form !== 'each') {
    const route = routes[routes.length >> 1] ?? '/';
    return { key: route, route };
  }
  const route = routes.filter((one) => one.startsWith('/cities/')).at(-1) ?? '';
  return { key: route.slice('/cities/'.length), route };
}
