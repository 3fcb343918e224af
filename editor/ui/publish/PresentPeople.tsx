import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { PresentPerson } from '../../protocol/PresentPerson.ts';
import { editorStore } from '../state/editorStore.ts';
import { toFirstName } from './SectionAuthors.tsx';
import { teamStore } from './teamStore.ts';

/** The people who have the change set open, and what they edit; tells the server the same of this tab. */
export function PresentPeople() {
  const people = useSnapshot(teamStore).people as readonly PresentPerson[];
  const { page, selection } = useSnapshot(editorStore);
  useEffect(() => {
    const show = ({ detail }: CustomEvent<PresentPerson[]>) => {
      teamStore.people = detail;
    };
    addEventListener('blockwright:presence', show as EventListener);
    return () => removeEventListener('blockwright:presence', show as EventListener);
  }, []);
  const { file, key } = page ?? {};
  const section = selection.kind === 'section' ? selection.index : undefined;
  useEffect(() => {
    if (file === undefined) return;
    const detail = { file, key, ...(section !== undefined && { section }) };
    dispatchEvent(new CustomEvent('blockwright:place', { detail }));
  }, [file, key, section]);
  const isHere = ({ places }: PresentPerson) =>
    places.some((place) => place.file === file && place.key === key && place.section === section);
  return (
    <ul className="people" aria-label="People in these changes">
      {people.map((person) => (
        <li
          key={person.email}
          title={[person.name, ...person.places.map(describe)].join('\n')}
          data-here={isHere(person)}
        >
          {toFirstName(person.name)}
        </li>
      ))}
    </ul>
  );
}

function describe({ key, section }: PresentPerson['places'][number]): string {
  return section === undefined ? key : `${key}, section ${section + 1}`;
}
