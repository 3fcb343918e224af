import { useSnapshot } from 'valtio';
import { valueAt } from '../../../features/_shared/yamlEdits/index.ts';
import type { Theme } from '../../../schema/vocabulary.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { Choice } from '../parts/Choice.tsx';
import { editorStore, select } from '../state/editorStore.ts';
import { findSchema, listSitePanels } from '../state/sitePanels.ts';
import { ContentForm } from './ContentForm.tsx';
import { EmptySettings } from './EmptySettings.tsx';
import { withStyleDefaults } from './withStyleDefaults.ts';

/** The form of one part of the settings of the site. */
export function SettingsForm({ panel: name }: { panel: string | undefined }) {
  const { state, setup } = useSnapshot(editorStore);
  if (!state || !setup) return null;
  const site = setup.site as FieldSchema;
  const panels = listSitePanels(site);
  const panel = panels.find((candidate) => candidate.name === name) ?? panels[0];
  if (!panel) return null;
  const path = ['site', ...panel.path];
  const known = findSchema(site, panel.path);
  const value = valueAt(state, path);
  const schema =
    panel.path.join() === 'theme'
      ? withStyleDefaults(known, Object(value) as Theme, state.styles as Record<string, Theme>)
      : known;
  const unknown = Object.keys(Object(value)).filter((key) => !schema.properties?.[key]);
  return (
    <>
      <h2>{panel.name}</h2>
      <Choice
        label="Settings"
        value={panel.name}
        choices={panels.map((candidate) => candidate.name)}
        onChange={(next) => select({ kind: 'site', panel: next })}
      />
      <p className="note">All pages share these settings.</p>
      <EmptySettings
        key={panel.name}
        keys={panel.keys}
        empty={panel.keys.every((key) => isEmpty(valueAt(value, [key]))) ? panel.empty : undefined}
      >
        <ContentForm
          file="pages.yaml"
          path={path}
          schema={schema}
          keys={panel.hasOthers ? [...panel.keys, ...unknown] : panel.keys}
          value={value}
        />
      </EmptySettings>
    </>
  );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || Object.keys(Object(value)).length === 0;
}
