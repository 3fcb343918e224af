import { english, readKeys, type Site } from '../../schema/vocabulary.ts';
import { Icon, usePage, useWords } from '../../sections/index.ts';
import { keys } from './keys.ts';
import { Button, Form, Input, Panel, Toggle } from './searchHeader.style.ts';

/** Whether the header leads to the page of the search. */
export function isShown(site: Site): boolean {
  return readKeys(site, keys.site).search?.page !== undefined;
}

/** The search in the header: a form that leads to the page of the search, in a popover of the bar. */
export default function HeaderSearch({ place }: { place: 'bar' | 'menu' }) {
  const { search: words } = useWords({ search: english.search });
  const { site, link } = usePage();
  const { page = '/' } = readKeys(site, keys.site).search ?? {};
  const form = (
    <Form role="search" action={link(page).href}>
      <Input
        type="search"
        name="q"
        required
        autoComplete="off"
        enterKeyHint="search"
        aria-label={words.label}
        placeholder={words.label}
        autoFocus={place === 'bar'}
      />
      <Button type="submit" aria-label={words.action}>
        <Icon name="search" />
      </Button>
    </Form>
  );
  if (place === 'menu') return form;
  return (
    <div data-wide="">
      <Toggle type="button" popoverTarget="header_search" aria-label={words.action}>
        <Icon name="search" />
      </Toggle>
      <Panel id="header_search" popover="auto">
        {form}
      </Panel>
    </div>
  );
}
