import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { JsonValue } from '../../../features/_shared/yamlEdits/index.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { humanizeKey } from '../parts/humanizeKey.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { api } from '../state/api.ts';
import { editorStore, openDialog, select, showMessage } from '../state/editorStore.ts';
import { runCommands } from '../state/requestQueue.ts';
import { focusForm } from '../state/revealField.ts';
import { isBlank, listStarts, type PageStart, planStart } from './planStart.ts';

/** Offers a page that has nothing but its headline a beginning: sections that presets fill. */
export function PageStarts() {
  const { setup, page } = useSnapshot(editorStore);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState<string>();
  if (!setup || !page || page.isUnreadable || refused.includes(page.key)) return null;
  if (!isBlank(page.sections, setup.sections as Record<string, FieldSchema>)) return null;
  const starts = listStarts(setup.presets);
  const begin = async (start: PageStart) => {
    setBusy(start.name);
    try {
      await beginPage(start, page);
    } catch (error) {
      showMessage((error as Error).message);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <section className="starts" aria-label="Begin this page">
      <div className="head">
        <h2>Begin this page</h2>
        <IconButton
          icon="x"
          label="Leave the page as it is"
          onClick={() => setRefused([...refused, page.key])}
        />
      </div>
      <ul>
        {starts.map((start) => (
          <li key={start.name}>
            <button
              type="button"
              data-once
              disabled={busy !== undefined}
              onClick={() => begin(start)}
            >
              <Sketch count={start.presets.length} />
              <span>
                <strong>{start.name}</strong>
                <small>
                  {busy === start.name ? 'One moment…' : describeSections(start.presets)}
                </small>
              </span>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            disabled={busy !== undefined}
            onClick={() => openDialog('add-section')}
          >
            <Sketch count={0} />
            <span>
              <strong>Something else</strong>
              <small>Choose each section</small>
            </span>
          </button>
        </li>
      </ul>
    </section>
  );
}

/** A small drawing of a page with so many sections. */
function Sketch({ count }: { count: number }) {
  const heights = Array.from({ length: Math.min(count, 5) }, (_, index) => (index === 0 ? 2 : 1));
  return (
    <span className="sketch" aria-hidden="true">
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the drawing never change
        <span key={index} style={{ flexGrow: height }} />
      ))}
      {count === 0 && '+'}
    </span>
  );
}

function describeSections(presets: PageStart['presets']): string {
  const [first = '', ...others] = presets.map(({ type }) => humanizeKey(type));
  return [first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(', ');
}

/** Replaces the sections of a page by presets, as one step, and opens the form of the first one. */
async function beginPage(
  { name, presets }: PageStart,
  { file, key, sections }: { file: string; key: string; sections: readonly { raw: object }[] },
): Promise<void> {
  const prepared: Record<string, unknown>[] = [];
  // One after the other, because each may bring pictures, whose names must differ.
  for (const { id } of presets) prepared.push((await api.preparePreset({ id, file, key })).section);
  const value = planStart(prepared, sections[0]?.raw as Record<string, unknown>) as JsonValue;
  const edit = { kind: 'set', path: ['pages', key, 'sections'], value } as const;
  if (!(await runCommands([{ kind: 'edit', file, edit }], `Begin with ${name}`))) return;
  select({ kind: 'section', index: 0 });
  await focusForm();
  // The presets may have brought pictures.
  editorStore.setup = await api.setup();
}
