import { english, readKeys } from '../../../../schema/vocabulary.ts';
import {
  Island,
  SectionFrame,
  useItemHeading,
  usePage,
  useWords,
  type ViewProps,
} from '../../../../sections/section.ts';
import { shortenTitle } from '../../../_shared/titles/index.ts';
import { keys } from '../../keys.ts';
import SearchIsland from './island.tsx';
import type { Search } from './schema.ts';
import * as styles from './style.ts';

/** A field with results below it, and links to all pages for visitors without JavaScript. */
export default function SearchView({ section }: ViewProps<Search>) {
  const { search: words } = useWords({ search: english.search });
  const { site, pages, route, link } = usePage();
  const { page } = readKeys(site, keys.site).search ?? {};
  const Heading = useItemHeading(section);
  const listsPages = section.pages !== false;
  const listed = listsPages
    ? pages.filter((one) => !one.isUnlisted && one.route !== '/404' && one.route !== route)
    : [];
  const target = listsPages ? route : page;
  return (
    <SectionFrame section={section}>
      <styles.Search data-search="" data-target={target ? undefined : 'none'}>
        <Island
          name="search"
          id={section.id ?? 'search'}
          on="load"
          component={SearchIsland}
          words={['search']}
          props={{
            index: link('/search-index.json').href,
            action: link(target ?? route).href,
            // As `SectionFrame` names the title.
            ...(section.id && section.title && { labelledBy: `${section.id}-title` }),
          }}
        />
        {listed.length > 0 && (
          <styles.Pages aria-label={words.allPages}>
            <Heading>{words.allPages}</Heading>
            <ul>
              {listed.map(({ route: to, title }) => (
                <li key={to}>
                  <a href={link(to).href}>{shortenTitle(title, site.name)}</a>
                </li>
              ))}
            </ul>
          </styles.Pages>
        )}
      </styles.Search>
    </SectionFrame>
  );
}
