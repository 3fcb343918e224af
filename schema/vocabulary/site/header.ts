import Type from 'typebox';
import { action } from '../fields/action.ts';
import { poster } from '../fields/image.ts';
import { choice, flag, list, mapping } from '../fields/shapes.ts';
import { icon, link, plain } from '../fields/strings.ts';

const menuLink = {
  label: plain('Link text.'),
  to: link('Link target.'),
  text: Type.Optional(plain('What the page is about, in a few words.')),
};

const menuLinks = Type.Array(
  mapping('A link in a menu.', {
    ...menuLink,
    icon: Type.Optional(icon('Icon before the text; not on phones.')),
  }),
  { minItems: 1, description: 'Links of a drop-down menu, in order.' },
);

const headerItem = mapping('A link in the header, or a drop-down menu.', {
  label: plain('Link text.'),
  mobileLabel: Type.Optional(plain('Shorter text for the menu on phones.')),
  to: Type.Optional(link('Link target. Leave it out for a menu.')),
  items: Type.Optional(menuLinks),
  groups: list(
    'Columns of a large drop-down menu, in order.',
    mapping('Links below a title.', { title: plain('Title of the group.'), items: menuLinks }),
  ),
  promo: Type.Optional(
    mapping('A link at the end of a large menu, with a picture; on phones without it.', {
      ...menuLink,
      image: poster,
    }),
  ),
});

/** The schema of `site.header`. */
export const header = mapping('The bar at the top of every page.', {
  items: Type.Optional(
    Type.Array(headerItem, { description: 'Links and menus in the header, in order.' }),
  ),
  action: Type.Optional({ ...action, title: 'Button' }),
  secondaryAction: Type.Optional({ ...action, title: 'Second button' }),
  brand: choice(
    ['both', 'logo', 'name'],
    'What represents the site: the logo and the name, or one of them; by default both, but only the logo if it is more than 2.5 times as wide as high.',
  ),
  layout: choice(
    ['bar', 'center', 'middle', 'stacked'],
    '`bar` (default): the links beside the buttons. `center`: the links in the middle. `middle`: the logo in the middle, the links before it. `stacked`: the links in a row of their own, which alone stays in view. All on wide screens.',
  ),
  sticky: flag('`false` lets the header scroll away with the page.', { default: true }),
});
