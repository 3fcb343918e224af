import { type FormEvent, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { CompletionInput } from '../parts/CompletionInput.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { nameLanguageInEnglish } from '../parts/humanizeKey.ts';
import { editorStore } from '../state/editorStore.ts';
import { openPane } from '../state/panels.ts';
import { runCommands } from '../state/requestQueue.ts';
import { findLanguage, listKnownLanguages } from './listKnownLanguages.ts';
import { listSiteLanguages, planLanguage } from './planLanguage.ts';

/** Asks for a language by its name, adds it to the site, and shows its translations. */
export function AddLanguage({ onClose }: { onClose(): void }) {
  const { state } = useSnapshot(editorStore);
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const id = useId();
  const site = state?.site ?? {};
  const present = listSiteLanguages(site);
  const key = present.join();
  const languages = useMemo(() => listKnownLanguages(key.split(',')), [key]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const language = findLanguage(languages, typed);
    setUnknown(!language);
    if (!language) return;
    const edit = planLanguage(site, language.code);
    const label = `Add ${nameLanguageInEnglish(language.code)}`;
    if (!(await runCommands([{ kind: 'edit', file: 'pages.yaml', edit }], label))) return;
    editorStore.language = language.code;
    openPane('translations');
    onClose();
  };
  return (
    <Dialog title="Add language" onClose={onClose} standIn=".side select, .side .head button">
      <form onSubmit={submit} className="form">
        <div className="field">
          <label htmlFor={id} id={`${id}-label`}>
            Language
          </label>
          <CompletionInput
            id={id}
            labelledBy={`${id}-label`}
            describedBy={`${id}-hint ${id}-wrong`}
            value={typed}
            choices={languages.map(({ label }) => label)}
            isRequired
            isInvalid={isUnknown}
            onChange={(text) => {
              setTyped(text);
              setUnknown(false);
            }}
          />
          <p className="hint" id={`${id}-hint`}>
            Type the beginning of its name, in English or in the language itself.
          </p>
          <p className="refused" id={`${id}-wrong`}>
            {isUnknown && `No language of the list is called “${typed}”. Choose one of the list.`}
          </p>
        </div>
        <p className="note">
          {`The texts of your pages stay in ${nameLanguageInEnglish(present[0] ?? 'en')}. A page appears in the new language once its first text is translated.`}
        </p>
        <button type="submit" className="primary">
          Add language
        </button>
      </form>
    </Dialog>
  );
}
