import { type FormEvent, useEffect, useRef, useState } from 'react';
import { english } from '../../../../schema/vocabulary.ts';
import { useWords } from '../../../../sections/island.ts';
import type { FoundPages, Search } from '../../engine/Search.ts';
import loadCode from './loadSearch.ts?lazy';
import { Result } from './Result.tsx';
import { saveQuery } from './saveQuery.ts';
import { Button, Form, Input, Results, Status } from './style.ts';

/** Props of the island: plain JSON. */
interface SearchIslandProps {
  /** Address of the index. */
  index: string;
  /** Where the form leads without JavaScript. */
  action: string;
  /** Id of the title of the section, which tells this search from another one on the page. */
  labelledBy?: string | undefined;
}

/** The field of the search and its results, which follow what is typed. */
export default function SearchIsland({ index: url, action, labelledBy }: SearchIslandProps) {
  const { search: words } = useWords({ search: english.search });
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<Search>();
  const [found, setFound] = useState<FoundPages>();
  const [hasFailed, setFailed] = useState(false);

  const load = () => {
    setFailed(false);
    loadCode()
      .loadSearch(url)
      .then(setSearch, () => setFailed(true));
  };
  const read = () => {
    setQuery(input.current?.value.trim() ?? '');
    load();
  };

  // What the address says, after Back too; otherwise what was typed before the island started.
  useEffect(() => {
    const field = input.current;
    const asked = new URLSearchParams(location.search).get('q');
    if (field && asked !== null && !field.value) field.value = asked;
    if (!field?.value) return;
    setQuery(field.value.trim());
    loadCode()
      .loadSearch(url)
      .then(setSearch, () => setFailed(true));
  }, [url]);

  // The results of the query before stay until those of this one are there.
  useEffect(() => {
    if (!query || !search || hasFailed) return setFound(undefined);
    let isCurrent = true;
    search.find(query).then(
      (pages) => isCurrent && setFound(pages),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [query, search, hasFailed]);

  // Browsers refuse an address for each letter.
  useEffect(() => {
    const timer = setTimeout(() => saveQuery(input.current), 400);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    const section = input.current?.closest<HTMLElement>('[data-search]');
    if (!section) return;
    if (query && !hasFailed) section.dataset.searching = '';
    else delete section.dataset.searching;
  }, [query, hasFailed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    read();
    saveQuery(input.current);
  };

  return (
    <>
      <Form role="search" action={action} aria-labelledby={labelledBy} onSubmit={submit}>
        <Input
          ref={input}
          type="search"
          name="q"
          aria-label={words.label}
          placeholder={words.label}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={load}
          onInput={read}
        />
        <Button type="submit">{words.action}</Button>
      </Form>
      <Status role="status">{describe()}</Status>
      <Results onClick={() => saveQuery(input.current)}>
        {found?.pages.map((page) => (
          <Result key={page.href} page={page} />
        ))}
      </Results>
    </>
  );

  function describe(): string {
    if (!query) return '';
    if (!found) return hasFailed ? words.failed : words.loading;
    return found.count > 0 ? words.results({ count: found.count }) : words.noResults({ query });
  }
}
