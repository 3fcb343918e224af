import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { describeUses, getLabel, humanizeKey } from '../parts/humanizeKey.ts';
import { listCollections } from '../state/collections.ts';
import { editorStore, type Selection } from '../state/editorStore.ts';
import { listSitePanels } from '../state/sitePanels.ts';
import { ContentRow } from './ContentRow.tsx';

/** What pages share: settings, words, collections and blocks. */
export function SitePane() {
  const { state, setup } = useSnapshot(editorStore);
  if (!state || !setup) return null;
  const link = (target: Selection, label: string, note?: string) => (
    <li key={label}>
      <ContentRow target={target}>
        <span>{label}</span> {note && <em>{note}</em>}
      </ContentRow>
    </li>
  );
  return (
    <section className="contents" aria-label="Site">
      <Group title="Settings">
        {listSitePanels(setup.site as FieldSchema).map(({ name }) =>
          link({ kind: 'site', panel: name }, name),
        )}
        {link({ kind: 'file', file: 'words.yaml' }, 'Words')}
      </Group>
      <Group title="Collections">
        {listCollections(state, setup).map(({ name, rows }) =>
          link({ kind: 'collection', name }, getLabel(name, {}), String(rows.length)),
        )}
      </Group>
      <Group title="Blocks">
        {state.blocks.map(({ name, uses }) =>
          link({ kind: 'block', name }, humanizeKey(name), describeUses(uses)),
        )}
      </Group>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.flat().length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </>
  );
}
