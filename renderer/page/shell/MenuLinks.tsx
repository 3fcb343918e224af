import type { Site } from '../../../schema/vocabulary.ts';
import { SiteLink } from './SiteLink.tsx';

/** A link of the header, or a menu. */
export type HeaderItem = NonNullable<Site['header']['items']>[number];

type Links = NonNullable<HeaderItem['items']>;

/**
 * The links of a drop-down menu: a list, or columns of links with titles, and a link with a picture.
 *
 * @param props.id distinguishes the titles of this menu from all others of the page
 * @param props.isBrief leaves out texts, icons and pictures
 */
export function MenuLinks({
  item: { label, to, items = [], groups = [], promo },
  id,
  isBrief = false,
}: {
  item: HeaderItem;
  id: string;
  isBrief?: boolean;
}) {
  const list = (links: Links) =>
    links.map((link) => (
      <li key={link.label}>
        {isBrief ? <SiteLink label={link.label} to={link.to} /> : <SiteLink {...link} />}
      </li>
    ));
  const untitled = [...(to ? [{ label, to }] : []), ...items];
  if (groups.length === 0 && !promo) return list(untitled);
  return (
    <>
      {untitled.length > 0 && (
        <li>
          <ul>{list(untitled)}</ul>
        </li>
      )}
      {groups.map(({ title, items: links }, index) => (
        <li key={title}>
          <strong id={`${id}-${index}`}>{title}</strong>
          <ul aria-labelledby={`${id}-${index}`}>{list(links)}</ul>
        </li>
      ))}
      {promo && (
        <li>
          {isBrief ? <SiteLink label={promo.label} to={promo.to} /> : <SiteLink {...promo} />}
        </li>
      )}
    </>
  );
}

/** Whether an item of the header is a menu. */
export function isMenu({ items, groups, promo }: HeaderItem): boolean {
  return (items ?? groups ?? promo) !== undefined;
}
