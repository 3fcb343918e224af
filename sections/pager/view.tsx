import { english } from '../../schema/vocabulary.ts';
import { Icon } from '../_shared/components/Icon.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import { useWords } from '../_shared/page/words.ts';
import { PlainText } from '../_shared/text/PlainText.tsx';
import type { Pager } from './schema.ts';
import { Gap, Neighbour, Neighbours, Numbers, PageLink, Pages, Turn } from './style.ts';

/** Numbered links to the pages of a list, and links to the article before and after. */
export default function PagerView({ section }: ViewProps<Pager>) {
  const { pages = [], previous = [], next = [] } = section;
  const hasNeighbours = previous.length + next.length > 0;
  if (pages.length < 2 && !hasNeighbours) return null;
  return (
    <SectionFrame section={section} head="none">
      {pages.length > 1 && <PageNumbers pages={pages} />}
      {hasNeighbours && <NeighbourLinks previous={previous} next={next} />}
    </SectionFrame>
  );
}

/** Links to the numbered pages; the page before and after are those next to the current one. */
function PageNumbers({ pages }: { pages: NonNullable<Pager['pages']> }) {
  const words = useWords({ pager: english.pager }).pager;
  const page = usePage();
  const current = pages.findIndex(({ to }) => to === page.route);
  const before = pages[current - 1];
  const after = current < 0 ? undefined : pages[current + 1];
  return (
    <Pages aria-label={words.pages}>
      {before && (
        <Turn href={page.link(before.to).href} rel="prev">
          <Icon name="arrow-left" />
          {words.previous}
        </Turn>
      )}
      <Numbers>
        {pages.map(({ number, to }, index) => (
          <li key={number}>
            {number > (pages[index - 1]?.number ?? 0) + 1 && <Gap aria-hidden="true">…</Gap>}
            <PageLink
              href={page.link(to).href}
              aria-label={words.page({ number })}
              aria-current={index === current ? 'page' : undefined}
            >
              {String(number)}
            </PageLink>
          </li>
        ))}
      </Numbers>
      {after && (
        <Turn href={page.link(after.to).href} rel="next">
          {words.next}
          <Icon name="arrow-right" />
        </Turn>
      )}
    </Pages>
  );
}

/** Links to the article before and after. */
function NeighbourLinks({ previous, next }: Required<Pick<Pager, 'previous' | 'next'>>) {
  const words = useWords({ pager: english.pager }).pager;
  const page = usePage();
  const [before] = previous;
  const [after] = next;
  return (
    <Neighbours aria-label={words.neighbours}>
      {before && (
        <Neighbour href={page.link(before.to).href} rel="prev">
          <small>
            <Icon name="arrow-left" />
            {words.previous}
          </small>
          <span>
            <PlainText>{before.label}</PlainText>
          </span>
        </Neighbour>
      )}
      {after && (
        <Neighbour href={page.link(after.to).href} rel="next">
          <small>
            {words.next}
            <Icon name="arrow-right" />
          </small>
          <span>
            <PlainText>{after.label}</PlainText>
          </span>
        </Neighbour>
      )}
    </Neighbours>
  );
}
