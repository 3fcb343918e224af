import { useSnapshot } from 'valtio';
import { editorStore } from '../state/editorStore.ts';
import { teamStore } from './teamStore.ts';

/** The other people who edit a section of the open page. */
export function SectionAuthors({ section }: { section: number }) {
  const { people, team } = useSnapshot(teamStore);
  const { page } = useSnapshot(editorStore);
  const authors = people.filter(
    ({ email, places }) =>
      email !== team?.person.email &&
      places.some(
        (place) => place.file === page?.file && place.key === page.key && place.section === section,
      ),
  );
  return authors.map(({ name, email }) => (
    <em key={email} className="author" title={`${name} edits this section`}>
      {toFirstName(name)}
    </em>
  ));
}

/** Returns the first word of a name, or of an email address in its place. */
export function toFirstName(name: string): string {
  return name.split(/[ @]/)[0] ?? name;
}
