import { ActionLink } from '../_shared/ActionLink.tsx';
import { Actions } from '../_shared/Actions.tsx';
import { Icon } from '../_shared/Icon.tsx';
import { Picture } from '../_shared/Picture.tsx';
import { PlainText } from '../_shared/PlainText.tsx';
import type { ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Text } from '../_shared/Text.tsx';
import { TitleText } from '../_shared/TitleText.tsx';
import { useDecoration } from '../_shared/useDecoration.ts';
import type { Hero } from './schema.ts';
import { Aside, Badges, Figure, Headline, Lead, Opening, Overline, Words } from './style.ts';

/** The first section of a page; its headline is the h1. */
export default function HeroView({ section }: ViewProps<Hero>) {
  const { eyebrow, headline, text, actions, link, badges, image, layout = 'split' } = section;
  const decoration = useDecoration();
  return (
    <SectionFrame section={section} head="none">
      <Opening data-layout={layout} data-picture={image ? 'yes' : 'no'}>
        <Words>
          {eyebrow && (
            <Overline data-decoration={decoration}>
              <Text inline>{eyebrow}</Text>
            </Overline>
          )}
          <Headline>
            <TitleText>{headline}</TitleText>
          </Headline>
          {text && (
            <Lead>
              <Text>{text}</Text>
            </Lead>
          )}
          <Actions actions={actions} />
          {link && (
            <Aside>
              <ActionLink action={link} fallbackStyle="text" />
            </Aside>
          )}
        </Words>
        {image && (
          <Figure>
            <Picture image={image} priority />
          </Figure>
        )}
        {badges && (
          <Badges role="list">
            {badges.map((badge) => (
              <li key={badge.label}>
                {badge.icon && <Icon name={badge.icon} />}
                <span>
                  <PlainText>{badge.label}</PlainText>
                </span>
              </li>
            ))}
          </Badges>
        )}
      </Opening>
    </SectionFrame>
  );
}
