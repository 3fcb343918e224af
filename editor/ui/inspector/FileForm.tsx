import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { valueAt } from '../../../features/_shared/yamlEdits/index.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { ConditionSourcesContext } from '../fields/ConditionField.tsx';
import { listConditionSources } from '../fields/conditionSources.ts';
import { humanizeKey } from '../parts/humanizeKey.ts';
import { listForms } from '../state/collections.ts';
import { editorStore } from '../state/editorStore.ts';
import { useFileContent } from '../state/useFileContent.ts';
import { listSiteLanguages } from '../translations/planLanguage.ts';
import { ContentForm } from './ContentForm.tsx';
import { EntryActions } from './EntryActions.tsx';
import { UnreadableNote } from './UnreadableNote.tsx';
import { useProposedName } from './useProposedName.ts';
import { withFormLayout } from './withFormLayout.ts';

/** The form of a file that is one piece of content: a form of the site, or the words of the interface. */
export function FileForm({ file }: { file: string }) {
  const { setup, state } = useSnapshot(editorStore);
  const value = useFileContent(file);
  const propose = useProposedName(value);
  const schema = useMemo(() => withFormLayout((setup?.form ?? {}) as FieldSchema), [setup]);
  const sources = useMemo(() => listConditionSources(value), [value]);
  if (!setup || !state) return null;
  const name = /^data\/forms\/(.+)\.ya?ml$/.exec(file)?.[1];
  const [locale = 'en'] = listSiteLanguages(state.site);
  const path = name === undefined ? [locale.replace(/-.*/, '')] : [];
  return (
    <>
      <h2>{name === undefined ? 'Words' : `Form: ${humanizeKey(name)}`}</h2>
      <p className="note">
        {name === undefined
          ? `The words of buttons and messages in the language “${path[0]}”. An empty field keeps the usual word.`
          : 'All places that show this form share it.'}
      </p>
      {name !== undefined && (
        <EntryActions
          noun="Form"
          entry={{ file, key: name, schema: setup.form as FieldSchema }}
          taken={listForms(state.files)}
          parent={{ kind: 'page' }}
        />
      )}
      {value === 'broken' ? (
        <UnreadableNote file={file} />
      ) : (
        value && (
          <ConditionSourcesContext value={sources}>
            <ContentForm
              file={file}
              path={path}
              schema={name === undefined ? (setup.words as FieldSchema) : schema}
              value={valueAt(value, path)}
              {...(name !== undefined && { propose })}
            />
          </ConditionSourcesContext>
        )
      )}
    </>
  );
}
