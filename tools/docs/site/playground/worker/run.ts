import type { CheckedSite } from '../../../../../schema/index.ts';
import type { RunAnswer } from '../../source/sections/playground/protocol.ts';
import { timers } from '../standIns/interruptions.ts';
import { runWithLateModules } from '../standIns/LateModule.ts';
import { checkText } from './checkText.ts';
import { explainMissingFiles } from './explainMissingFiles.ts';

/** What the page asks the worker: to check a text, and to render a page of it. */
export interface RunRequest {
  /** Counts up; the answers have the same. */
  id: number;
  /** The text of pages.yaml. */
  text: string;
  /** The page to show; the first one if it does not exist. */
  route?: string | undefined;
}

/** The diagnostics of `check` for a text, and what the playground shows of them. */
export interface RunResult {
  diagnostics: CheckedSite['diagnostics'];
  rendered: Extract<RunAnswer, { kind: 'rendered' }>;
}

/**
 * Checks a text and renders its pages.
 *
 * @param answer called as soon as the text is checked
 */
export async function run(
  { id, text, route }: RunRequest,
  answer: (answer: RunAnswer) => void = () => {},
  now = new Date(),
): Promise<RunResult> {
  let started = performance.now();
  /** Loads code. A slow connection is no slow check. */
  const load = async <Module>(importModule: () => Promise<Module>): Promise<Module> => {
    answer({ kind: 'waiting', id });
    const before = performance.now();
    const module = await importModule();
    started += performance.now() - before;
    answer({ kind: 'working', id });
    return module;
  };
  answer({ kind: 'working', id });
  const checked = await runWithLateModules(() => checkText(text, now), load);
  answer({ kind: 'checked', id, problems: explainMissingFiles(checked.diagnostics) });
  const { site } = checked;
  // Loaded here, so that the first diagnostics do not wait for the renderer.
  const { renderSite } = await load(() => import('./renderSite.ts'));
  const { report, page } = site
    ? await runWithLateModules(
        () => renderSite({ ...checked, site }, { now, route, letOthersWork: timers.setImmediate }),
        load,
      )
    : { report: checked, page: undefined };
  const { diagnostics } = report;
  return {
    diagnostics,
    rendered: {
      kind: 'rendered',
      id,
      problems: explainMissingFiles(diagnostics),
      routes: checked.shownPages.map(({ facts: { meta } }) => ({
        route: meta.route,
        title: meta.title,
      })),
      ...(page && { page }),
      milliseconds: Math.round(performance.now() - started),
    },
  };
}
