import { useEffect, useRef, useState } from 'react';
import { describeEvent } from './describeEvent.ts';
import type { CodeField } from './openCodeField.ts';
import { PlaygroundRunner, type RunEvent } from './PlaygroundRunner.ts';
import { ProblemList } from './ProblemList.tsx';
import type { PlaygroundProblem } from './protocol.ts';
import { longestFragment, readSharedText, toFragment } from './sharedText.ts';
import { showPreview } from './showPreview.ts';
import * as styles from './style.ts';

/** Props of the island: plain JSON. */
interface PlaygroundProps {
  examples: readonly { label: string; yaml: string }[];
  /** Address of the script of the worker. */
  worker: string;
  /** Address of the page of all diagnostics. */
  diagnostics: string;
}

/** A field with a manifest, its problems and its pages, which follow what is typed. */
export default function PlaygroundIsland({ examples, worker, diagnostics }: PlaygroundProps) {
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const field = useRef<CodeField>(undefined);
  const runner = useRef<PlaygroundRunner>(undefined);
  /** The text of the last run. */
  const sent = useRef('');
  const shownRoute = useRef<string>(undefined);
  const [problems, setProblems] = useState<readonly PlaygroundProblem[]>([]);
  const [routes, setRoutes] = useState<readonly { route: string; title: string }[]>([]);
  const [route, setRoute] = useState('');
  const [isCurrent, setCurrent] = useState(false);
  const [hasPage, setHasPage] = useState(true);
  const [status, setStatus] = useState('The checker is being loaded …');
  const [shared, setShared] = useState('');

  const readText = () => field.current?.getText() ?? '';
  const schedule = () => {
    sent.current = readText();
    setCurrent(false);
    runner.current?.schedule(sent.current, shownRoute.current);
  };
  const showRoute = (to: string) => {
    shownRoute.current = to;
    sent.current = readText();
    runner.current?.run(sent.current, to);
  };
  const onEvent = (event: RunEvent) => {
    setStatus(describeEvent(event));
    if (event.kind !== 'checked' && event.kind !== 'rendered') return;
    setProblems(event.problems);
    field.current?.mark(event.problems);
    setCurrent(readText() === sent.current);
    if (event.kind !== 'rendered') return;
    const { page } = event;
    setRoutes(event.routes);
    setHasPage(page !== undefined);
    writeAddress(sent.current).catch(() => setShared(withoutCompression));
    if (!page || !frame.current) return;
    shownRoute.current = page.route;
    setRoute(page.route);
    const folder = new URL('./', new URL(worker, location.href)).href;
    showPreview(frame.current, page, { folder, onLink: showRoute });
  };
  const handlers = useRef({ schedule, onEvent });
  handlers.current = { schedule, onEvent };

  useEffect(() => {
    let isClosed = false;
    const run = new PlaygroundRunner(worker, (event) => handlers.current.onEvent(event));
    runner.current = run;
    const open = async () => {
      const [text, { openCodeField }] = await Promise.all([
        readSharedText(location.hash).catch(() => {
          setShared('The address has no text that can be read, so this is the first example.');
          return undefined;
        }),
        import('./openCodeField.ts'),
      ]);
      if (isClosed || !container.current) return;
      field.current = openCodeField(container.current, {
        text: text ?? examples[0]?.yaml ?? '',
        label: 'pages.yaml',
        onChange: () => handlers.current.schedule(),
      });
      handlers.current.schedule();
    };
    open().catch(() => setStatus('The field could not be loaded. Reload the page to try again.'));
    const onHashChange = async () => {
      const text = await readSharedText(location.hash).catch(() => undefined);
      if (text !== undefined && text !== field.current?.getText()) field.current?.setText(text);
    };
    addEventListener('hashchange', onHashChange);
    return () => {
      isClosed = true;
      removeEventListener('hashchange', onHashChange);
      run.close();
      field.current?.close();
    };
  }, [worker, examples]);

  const share = async () => {
    const fragment = await writeAddress(readText()).catch(() => '');
    if (fragment === '') return setShared(withoutCompression);
    if (!fragment) return setShared('The text is too long for an address. Share it as a file.');
    try {
      await navigator.clipboard.writeText(location.href);
      setShared('The address with the text is copied.');
    } catch {
      setShared('The address of this page has the text: copy it from the address bar.');
    }
  };

  return (
    <styles.Playground data-playground="">
      <styles.Columns>
        <styles.Column>
          <styles.Tools>
            <styles.Label>
              Example
              <styles.Select
                defaultValue=""
                onChange={({ currentTarget }) => {
                  const example = examples[Number(currentTarget.value)];
                  shownRoute.current = undefined;
                  if (example) field.current?.setText(example.yaml);
                  currentTarget.value = '';
                }}
              >
                <option value="" disabled>
                  Choose …
                </option>
                {examples.map(({ label }, index) => (
                  <option key={label} value={index}>
                    {label}
                  </option>
                ))}
              </styles.Select>
            </styles.Label>
            <styles.Button type="button" onClick={share}>
              Copy address
            </styles.Button>
            <styles.Shared role="status">{shared}</styles.Shared>
          </styles.Tools>
          <styles.Field ref={container}>
            <styles.Source>{examples[0]?.yaml}</styles.Source>
          </styles.Field>
          <styles.Status role="status">{status}</styles.Status>
          <ProblemList
            problems={problems}
            diagnostics={diagnostics}
            isCurrent={isCurrent}
            onReveal={(place) => field.current?.reveal(place)}
            onFix={(edits) => field.current?.applyEdits(edits)}
          />
        </styles.Column>
        <styles.Column>
          <styles.Tools>
            <styles.Label>
              Page
              <styles.Select
                value={route}
                disabled={routes.length === 0}
                onChange={({ currentTarget }) => showRoute(currentTarget.value)}
              >
                {routes.map((page) => (
                  <option key={page.route} value={page.route}>
                    {page.route}
                  </option>
                ))}
              </styles.Select>
            </styles.Label>
            {!hasPage && (
              <styles.Shared>The page can be shown once its errors are fixed.</styles.Shared>
            )}
          </styles.Tools>
          <styles.Frame
            ref={frame}
            title="The page"
            sandbox="allow-same-origin"
            data-stale={hasPage ? undefined : ''}
          />
        </styles.Column>
      </styles.Columns>
    </styles.Playground>
  );
}

const withoutCompression =
  'This browser cannot compress the text, so the address does not carry it.';

/** Puts a text into the address of the page; returns its fragment, or nothing for a text that is too long. */
async function writeAddress(text: string): Promise<string | undefined> {
  const fragment = await toFragment(text);
  if (fragment.length > longestFragment) return undefined;
  if (location.hash !== fragment) history.replaceState(history.state, '', fragment);
  return fragment;
}
