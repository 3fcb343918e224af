import { useId, useState } from 'react';
import type { TranslatableText } from '../../protocol/TranslationsView.ts';
import { humanizePlace } from '../parts/humanizeKey.ts';
import { runInBackground } from '../state/editorStore.ts';
import { runCommands } from '../state/requestQueue.ts';

interface TranslationRowProps {
  text: TranslatableText;
  languages: { source: string; target: string };
  /** When the text was asked for: it has what was typed before. */
  askedAt: number;
  /** The texts of the page in their order. */
  originals: string[];
}

/** An original and the field of its translation, with what is left to do. */
export function TranslationRow({ text, askedAt, languages, originals }: TranslationRowProps) {
  const { page, file, original, earlier, at, was, draft, place, state } = text;
  const [typed, setTyped] = useState({ value: '', at: Number.NEGATIVE_INFINITY });
  const value = typed.at >= askedAt ? typed.value : (text.translation ?? '');
  const id = useId();
  const write = (next: string, unfinished: Pick<TranslatableText, 'was' | 'draft'>) => {
    setTyped({ value: next, at: performance.now() });
    const translation = next.trim() === '' ? undefined : next;
    const change = { page, original, earlier, at, translation, ...unfinished };
    const command = { kind: 'translate' as const, file, ...languages, originals, change };
    const label = `Translate “${original.slice(0, 40)}”`;
    const key = `translate ${languages.target} ${page} ${original} ${at ?? ''}`;
    runInBackground(runCommands([command], label, key));
  };
  const isOpen = state === 'stale' || state === 'draft';
  return (
    <li data-state={state}>
      <div>
        <p
          className="translation-original"
          lang={languages.source}
          dir="auto"
          id={`${id}-original`}
        >
          {text.changes
            ? text.changes.map(({ kind, text: words }, index) => {
                const Tag = ({ added: 'ins', removed: 'del', same: 'span' } as const)[kind];
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
                return <Tag key={index}>{words}</Tag>;
              })
            : original}
        </p>
        <p className="hint">{humanizePlace(place)}</p>
      </div>
      <div>
        <textarea
          aria-labelledby={`${id}-original ${id}-state`}
          lang={languages.target}
          dir="auto"
          rows={Math.min(8, Math.max(1, Math.ceil(Math.max(original.length, value.length) / 45)))}
          value={value}
          onChange={(event) => write(event.target.value, { was, draft })}
        />
        <p className="translation-state">
          <span id={`${id}-state`}>{states[state]}</span>
          {value === '' && (
            <button type="button" onClick={() => write(original, {})}>
              Copy the original
            </button>
          )}
          {isOpen && (
            <button type="button" onClick={() => write(value, {})}>
              {state === 'stale' ? 'Still correct' : 'Publish'}
            </button>
          )}
        </p>
      </div>
    </li>
  );
}

const states: Record<TranslatableText['state'], string> = {
  missing: 'Not translated',
  stale: 'The original changed',
  draft: 'Draft, not published',
  translated: '',
};
