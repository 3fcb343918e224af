import { useId, useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { JsonValue } from '../../../features/_shared/yamlEdits/index.ts';
import type { PresetSummary } from '../../protocol/PresetSummary.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { describeUses, humanizeKey } from '../parts/humanizeKey.ts';
import { matchesSearch } from '../parts/matchesSearch.ts';
import { api } from '../state/api.ts';
import { editorStore, select, showMessage } from '../state/editorStore.ts';
import { runCommands } from '../state/requestQueue.ts';
import { focusForm } from '../state/revealField.ts';
import { findPresets } from './findPresets.ts';
import { orderGroups } from './orderGroups.ts';

/**
 * A dialog that adds a section: the presets of every section type, and every block. Without an index,
 * the section comes after the selected one.
 */
export function Gallery({ onClose, ...place }: { index?: number; onClose(): void }) {
  const { setup, page, state, selection } = useSnapshot(editorStore);
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<string>();
  const searchId = useId();
  if (!setup || !page || !state) return null;
  const index =
    place.index ?? (selection.kind === 'section' ? selection.index + 1 : page.sections.length);
  const insert = async (value: JsonValue, name: string) => {
    const edit = {
      kind: 'insert',
      path: ['pages', page.key, 'sections'],
      index,
      value,
    } as const;
    if (await runCommands([{ kind: 'edit', file: page.file, edit }], `Add ${name}`))
      select({ kind: 'section', index });
    await focusForm();
  };
  const addPreset = async ({ id, type }: Snapshot<PresetSummary>) => {
    onClose();
    try {
      const { section } = await api.preparePreset({ id, file: page.file, key: page.key });
      await insert(section as JsonValue, type);
      // The preset may have brought pictures and forms.
      editorStore.setup = await api.setup();
    } catch (error) {
      showMessage((error as Error).message);
    }
  };
  const groups = orderGroups(setup.presets.map((preset) => preset.group));
  const presets = findPresets(search, setup.presets);
  const blocks = state.blocks.filter(({ name }) => matchesSearch(search, [name, 'block']));
  const found = presets.length + blocks.length;
  return (
    <Dialog title="Add section" wide onClose={onClose}>
      <div className="field search-field">
        <label htmlFor={searchId}>Search</label>
        <input
          id={searchId}
          type="search"
          value={search}
          autoFocus
          placeholder="prices, opening hours, customer voices…"
          onChange={(event) => setSearch(event.target.value)}
        />
        <p className="hint" role="status">
          {search === '' ? '' : found === 0 ? `Nothing matches “${search}”` : `${found} found`}
        </p>
      </div>
      {search === '' && (
        <div className="devices">
          {[undefined, ...groups].map((one) => (
            <button
              key={one ?? 'All'}
              type="button"
              aria-pressed={group === one}
              onClick={() => setGroup(one)}
            >
              {one ?? 'All'}
            </button>
          ))}
        </div>
      )}
      {search !== '' ? (
        <PresetGroup name="Presets" presets={presets} onAdd={addPreset} />
      ) : (
        groups.map(
          (name) =>
            (group ?? name) === name && (
              <PresetGroup
                key={name}
                name={name}
                presets={presets.filter((preset) => preset.group === name)}
                onAdd={addPreset}
              />
            ),
        )
      )}
      {blocks.length > 0 && <h3>Blocks</h3>}
      <ul className="blocks">
        {blocks.map(({ name, uses }) => (
          <li key={name}>
            <button
              type="button"
              className="row"
              onClick={async () => {
                onClose();
                await insert({ use: name }, name);
              }}
            >
              <strong>{humanizeKey(name)}</strong> <em>{describeUses(uses)}</em>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface PresetGroupProps {
  name: string;
  presets: readonly Snapshot<PresetSummary>[];
  onAdd(preset: Snapshot<PresetSummary>): void;
}

function PresetGroup({ name, presets, onAdd }: PresetGroupProps) {
  if (presets.length === 0) return null;
  return (
    <>
      <h3>{name}</h3>
      <ul className="gallery">
        {presets.map((preset) => (
          <li key={preset.id}>
            <div className="picture" inert>
              <iframe
                src={`/_edit/preset/${preset.id}`}
                title={`Preview of ${preset.title}`}
                loading="lazy"
                tabIndex={-1}
                // Until then it is white, in the dark too, and a drawing stands in.
                onLoad={(event) => event.currentTarget.toggleAttribute('data-loaded', true)}
              />
            </div>
            <button type="button" className="row" onClick={() => onAdd(preset)}>
              <em>{humanizeKey(preset.type)}</em>
              <strong>{preset.title}</strong>
              <span>{preset.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
