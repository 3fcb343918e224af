import type { ReactNode } from 'react';
import { english } from '../../../schema/vocabulary.ts';
import { ActionLink, LanguageLinks, usePage, useWords } from '../../../sections/index.ts';
import { fitsPhoneHeader } from './fitsPhoneHeader.ts';
import { Actions, Bar, Inner, Skip } from './header.style.ts';
import { listHeaderParts } from './headerParts.ts';
import { Logo, useBrand } from './Logo.tsx';
import { type HeaderItem, isMenu, MenuLinks } from './MenuLinks.tsx';
import {
  Bars,
  Dropdown,
  DropdownButton,
  Items,
  Menu,
  MenuButton,
  MenuItems,
} from './navigation.style.ts';
import { SiteLink } from './SiteLink.tsx';

/**
 * The header of every page: logo, navigation and actions. Drop-down menus, and the menu on small
 * screens, are popovers, which the browser opens, closes (Escape, a tap outside) and announces
 * without script.
 */
export function Header() {
  const words = useWords({ page: english.page });
  const { site, languages = [] } = usePage();
  const { name, header } = site;
  const { items = [], action, secondaryAction, sticky, layout = 'bar' } = header;
  const { brand, image } = useBrand();
  const actions = secondaryAction ? (
    <ActionLink action={secondaryAction} fallbackStyle="secondary" />
  ) : undefined;
  const parts = listHeaderParts(site);
  const hasWide = secondaryAction !== undefined || languages.length > 0 || parts.length > 0;
  const hasMenu = items.length > 0 || hasWide;
  const shown = brand === 'logo' && image ? image.width / image.height : name;
  const fits = !action || !hasMenu || fitsPhoneHeader(shown, action.label);
  const navigation = items.length > 0 && (
    <nav aria-label={words.page.mainNavigation} data-wide="">
      <Items>
        {items.map((item, index) => (
          <li key={item.label}>{renderItem(item, index)}</li>
        ))}
      </Items>
    </nav>
  );
  return (
    <Bar
      data-layout={layout === 'stacked' ? layout : undefined}
      data-sticky={sticky === false ? 'no' : undefined}
    >
      <Skip href="#page_content">{words.page.skipToContent}</Skip>
      <Inner data-layout={layout === 'bar' ? undefined : layout}>
        <Logo place="header" />
        {layout !== 'stacked' && navigation}
        {(action || hasWide) && (
          <Actions data-fits={fits ? undefined : 'no'}>
            {parts.map((Part) => (
              <Part key={Part.name} place="bar" />
            ))}
            {languages.length > 0 && (
              <nav aria-label={words.page.languages} data-wide="">
                {renderDropdown(
                  'header_menu-languages',
                  languages.find(({ isCurrent }) => isCurrent)?.name ?? words.page.languages,
                  <LanguageLinks />,
                )}
              </nav>
            )}
            {actions && <div data-wide="">{actions}</div>}
            {action && <ActionLink action={action} />}
          </Actions>
        )}
        {hasMenu && (
          <>
            <MenuButton type="button" popoverTarget="header_menu" aria-label={words.page.openMenu}>
              <Bars aria-hidden="true" />
            </MenuButton>
            <Menu id="header_menu" popover="auto" aria-label={words.page.openMenu}>
              {parts.map((Part) => (
                <Part key={Part.name} place="menu" />
              ))}
              <MenuItems>
                {items.map((item, index) => (
                  <li key={item.label}>{renderMenuItem(item, index)}</li>
                ))}
                {languages.length > 0 && (
                  <li>
                    <details name="menu">
                      <summary>{words.page.languages}</summary>
                      <ul>
                        <LanguageLinks />
                      </ul>
                    </details>
                  </li>
                )}
              </MenuItems>
              {action && <ActionLink action={action} />}
              {actions}
            </Menu>
          </>
        )}
        {layout === 'stacked' && navigation}
      </Inner>
    </Bar>
  );
}

/** A link of the bar, or a button that opens its menu. */
function renderItem(item: HeaderItem, index: number) {
  const id = `header_menu-${index + 1}`;
  if (!isMenu(item)) return <SiteLink label={item.label} to={item.to ?? '/'} />;
  return renderDropdown(
    id,
    item.label,
    <MenuLinks item={item} id={id} />,
    item.groups || item.promo ? '' : undefined,
  );
}

function renderDropdown(id: string, label: string, links: ReactNode, columns?: '') {
  return (
    <>
      <DropdownButton type="button" popoverTarget={id}>
        {label}
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="m2 4.25 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </DropdownButton>
      <Dropdown id={id} popover="auto" data-columns={columns}>
        {links}
      </Dropdown>
    </>
  );
}

/** A link of the menu on small screens, or a group of links that opens in place. */
function renderMenuItem(item: HeaderItem, index: number) {
  const { label, mobileLabel = label, to = '/' } = item;
  if (!isMenu(item)) return <SiteLink label={mobileLabel} to={to} />;
  return (
    <details name="menu">
      <summary>{mobileLabel}</summary>
      <ul>
        <MenuLinks item={item} id={`header_phone-menu-${index + 1}`} isBrief />
      </ul>
    </details>
  );
}
