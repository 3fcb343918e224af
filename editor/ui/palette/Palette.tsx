import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Dialog } from '../parts/Dialog.tsx';
import { describePlace } from '../parts/describePlace.ts';
import { matchesSearch } from '../parts/matchesSearch.ts';
import { nameKeys } from '../parts/nameKeys.ts';
import { api } from '../state/api.ts';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { openContent } from '../state/openContent.ts';
import { listTargets, type Target } from './listTargets.ts';

/** A search over everything that the editor can open or do, and over the texts of the site. */
export function Palette({ onClose }: { onClose(): void }) {
  const { state, setup, page } = useSnapshot(editorStore);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const texts = useTexts(query);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of the list read the store
  const targets = useMemo(() => listTargets(), [state, setup, page]);
  const found = targets
    .filter(({ label, kind }) => matchesSearch(query, [label, kind]))
    .slice(0, mostShown);
  const shown = [...found, ...texts];
  const chosen = Math.min(at, shown.length - 1);
  const run = (target: Target | undefined) => {
    if (!target) return;
    onClose();
    // What it opens gives the focus back to what had it before the palette.
    requestAnimationFrame(() => target.run());
  };
  const handleKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter') run(shown[chosen]);
    else if (step !== undefined && shown.length > 0)
      setAt((chosen + step + shown.length) % shown.length);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Go to, or do" onClose={onClose} standIn=".bar button">
      <input
        type="search"
        role="combobox"
        aria-label="Search pages, sections, settings, actions and texts"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown.length > 0 ? `${id}-${chosen}` : undefined}
        placeholder="A page, a section, a setting, an action, or words of a text"
        autoFocus
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={handleKey}
      />
      <div className="palette choices" role="listbox" aria-label="Results" id={`${id}-list`}>
        {shown.map((target, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus, and its keys choose
          <div
            key={target.id}
            role="option"
            tabIndex={-1}
            id={`${id}-${index}`}
            aria-selected={index === chosen}
            ref={index === chosen ? reveal : undefined}
            onMouseMove={() => setAt(index)}
            onClick={() => run(target)}
          >
            <span className="grow">{target.label}</span>
            <small>{target.keys === undefined ? target.kind : nameKeys(target.keys)}</small>
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className="hint">{`Nothing matches “${query}”`}</p>}
    </Dialog>
  );
}

const mostShown = 40;

/** Returns the texts of the site that contain the words of a search, once there was time to ask. */
function useTexts(query: string): Target[] {
  const { state, setup } = useSnapshot(editorStore);
  const [texts, setTexts] = useState<Target[]>([]);
  useEffect(() => {
    if (query.trim().length < 2 || !state || !setup) {
      setTexts([]);
      return;
    }
    let isCurrent = true;
    const search = async () => {
      const { found } = await api.search(query);
      if (!isCurrent) return;
      const targets = found.slice(0, 10).map(({ text, file, path, ...place }) => {
        const { owner = file, field = '' } =
          describePlace({ state, setup }, { file, path, ...place }) ?? {};
        return {
          id: `text ${file} ${path}`,
          label: text,
          kind: [owner, field].filter(Boolean).join(' › '),
          run: () => openContent(file, path),
        };
      });
      setTexts(targets);
    };
    const timer = setTimeout(() => runInBackground(search()), 150);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, state, setup]);
  return texts;
}

function reveal(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
