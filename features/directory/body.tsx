import type { ReactNode } from 'react';
import { type AnySection, english } from '../../schema/vocabulary.ts';
import { useWords } from '../../sections/section.ts';
import { Controls } from './Controls.tsx';
import { describeFilter } from './describeFilter.ts';
import { Directory, ShowAll } from './directory.style.ts';
import { shownOnPhones } from './limits.ts';
import { isFilterable, listEntries } from './listEntries.ts';
import { markEntries } from './markEntries.tsx';

/** Puts the filter of a section above its body. */
export function renderBody(section: AnySection, body: ReactNode): ReactNode {
  return isFilterable(section) ? <FilteredBody section={section} body={body} /> : body;
}

function FilteredBody({ section, body }: { section: AnySection; body: ReactNode }) {
  const { directory: words } = useWords({ directory: english.directory });
  const filter = describeFilter(section, words.category);
  if (!filter) return body;
  const entries = listEntries(section).map(({ entry }) => entry);
  const count = entries.length;
  return (
    <Directory
      data-directory=""
      data-found={words.found({ shown: '{shown}', all: '{all}' })}
      data-none={words.none}
    >
      <Controls name={section.id ?? section.type} {...filter} words={words} />
      {markEntries(body, entries, filter.columns)}
      {count > shownOnPhones && (
        <ShowAll>
          <input type="checkbox" name="all" />
          {words.showAll({ count })}
        </ShowAll>
      )}
    </Directory>
  );
}
