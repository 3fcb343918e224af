import { ActionLink } from '../../sections/_shared/ActionLink.tsx';
import { usePage } from '../../sections/_shared/page.ts';
import { words } from '../../sections/_shared/words.ts';
import { Bar, Bars, Inner, Items, Menu, MenuButton, MenuItems, Skip } from './header.style.ts';
import { Logo } from './Logo.tsx';
import { SiteLink } from './SiteLink.tsx';

/**
 * The header of every page: logo, navigation and the main action. On small screens the menu is a
 * popover, which the browser opens, closes (Escape, a tap outside) and announces without script.
 */
export function Header() {
  const { site } = usePage();
  const header = site.header;
  if (!header) return null;
  return (
    <Bar>
      <Skip href="#content">{words.skipToContent}</Skip>
      <Inner>
        <Logo />
        <nav aria-label={words.mainNavigation} data-wide="">
          <Items role="list">
            {header.items.map((item) => (
              <li key={item.to}>
                <SiteLink label={item.label} to={item.to} />
              </li>
            ))}
          </Items>
        </nav>
        {header.action && <ActionLink action={header.action} />}
        <MenuButton type="button" popoverTarget="menu" aria-label={words.openMenu}>
          <Bars aria-hidden="true" />
        </MenuButton>
        <Menu id="menu" popover="auto" aria-label={words.mainNavigation}>
          <MenuItems role="list">
            {header.items.map((item) => (
              <li key={item.to}>
                <SiteLink label={item.mobileLabel ?? item.label} to={item.to} />
              </li>
            ))}
          </MenuItems>
          {header.action && <ActionLink action={header.action} />}
        </Menu>
      </Inner>
    </Bar>
  );
}
