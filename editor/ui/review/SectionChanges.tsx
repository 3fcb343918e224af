import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { JsonValue, YamlEdit } from '../../../features/_shared/yamlEdits/index.ts';
import type { RestorableSection } from '../../protocol/RestorableSection.ts';
import { labelSection } from '../sidebar/labelSection.ts';
import { api } from '../state/api.ts';
import { editorStore, runInBackground, select } from '../state/editorStore.ts';
import { runCommands, waitForAnswers } from '../state/requestQueue.ts';

/** The sections of the open page that were changed or removed since the last commit, to bring back. */
export function SectionChanges() {
  const { page, version } = useSnapshot(editorStore);
  const { file, key } = page ?? {};
  const [changes, setChanges] = useState<readonly RestorableSection[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the site may have other changes
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      await waitForAnswers();
      if (!isCurrent || file === undefined || key === undefined) return;
      const found = await api.sectionChanges({ file, key });
      if (isCurrent) setChanges(found);
    };
    runInBackground(load());
    return () => {
      isCurrent = false;
    };
  }, [file, key, version]);
  if (file === undefined || key === undefined || changes.length === 0) return null;
  const bringBack = (change: RestorableSection, label: string) => {
    const { index } = change;
    const edits = planRestore(change, ['pages', key, 'sections']);
    const commands = edits.map((edit) => ({ kind: 'edit' as const, file, edit }));
    const restored = runCommands(commands, `Restore ${label}`);
    runInBackground(
      restored.then((isDone) => {
        if (isDone) select({ kind: 'section', index });
      }),
    );
  };
  return (
    <section className="problems" aria-label="Changes since the last commit">
      <h2>Changed since the last commit</h2>
      <ul>
        {changes.map((change) => {
          const { kind, index, value } = change;
          const label = labelSection({ raw: value, resolved: undefined });
          return (
            <li key={`${kind} ${index} ${JSON.stringify(value)}`}>
              <span className="row">
                {label} <em>{kind}</em>
              </span>
              <button
                type="button"
                data-once
                aria-label={`${words[kind]}: ${label}`}
                onClick={() => bringBack(change, label)}
              >
                {words[kind]}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns the edits that bring a section back as it was written, with its comments if they are known. */
function planRestore(
  { kind, index, value, lines }: RestorableSection,
  list: (string | number)[],
): YamlEdit[] {
  const content = value as JsonValue;
  if (kind === 'changed' && !lines)
    return [{ kind: 'set', path: [...list, index], value: content }];
  return [
    lines
      ? { kind: 'paste', path: list, index, value: content, lines }
      : { kind: 'insert', path: list, index, value: content },
    ...(kind === 'changed' ? [{ kind: 'remove' as const, path: [...list, index + 1] }] : []),
  ];
}

const words = { removed: 'Restore', changed: 'Back to the old text' };
