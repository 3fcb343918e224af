import { ActionLink } from '../_shared/components/ActionLink.tsx';
import { Actions } from '../_shared/components/Actions.tsx';
import { Icon } from '../_shared/components/Icon.tsx';
import { Picture } from '../_shared/components/Picture.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { PlainText } from '../_shared/text/PlainText.tsx';
import { Line, Text } from '../_shared/text/Text.tsx';
import { TitleText } from '../_shared/text/TitleText.tsx';
import { useDecoration } from '../_shared/theme/useDecoration.ts';
import { heroFilledLayouts } from './check.ts';
import { heroLayouts } from './heroLayouts.ts';
import type { Hero } from './schema.ts';
import { Aside, Badges, Figure, Headline, Lead, Overline, Words } from './style.ts';

/** The first section of a page; its headline is the h1. */
export default function HeroView({ section }: ViewProps<Hero>) {
  const { eyebrow, headline, text, actions, link, badges, image, fit, flip } = section;
  const { layout = 'split' } = section;
  const { Opening, Behind, dark, sizes } = heroLayouts[layout];
  const isBelow = layout === 'center' && flip;
  const decoration = useDecoration();
  const picture = image && (
    <Picture
      image={image}
      {...(isBelow ? { sizes: '(min-width: 70rem) 64rem, 92vw' } : sizes && { sizes })}
      fills={heroFilledLayouts.includes(layout)}
      priority
    />
  );
  return (
    <SectionFrame
      section={picture && dark === 'section' ? { ...section, tone: 'dark' } : section}
      head="none"
      backdrop={
        Behind && picture && <Behind data-bare={dark ? undefined : 'yes'}>{picture}</Behind>
      }
    >
      <Opening
        data-layout={layout}
        data-picture={picture && !Behind ? 'yes' : 'no'}
        data-flip={flip && 'yes'}
        data-tone={dark === 'opening' ? 'dark' : undefined}
      >
        <Words>
          <Line within={Overline} data-decoration={decoration}>
            {eyebrow}
          </Line>
          <Headline>
            <TitleText>{headline}</TitleText>
          </Headline>
          <Text within={Lead}>{text}</Text>
          <Actions actions={actions} />
          {link && (
            <Aside>
              <ActionLink action={link} fallbackStyle="text" />
            </Aside>
          )}
        </Words>
        {picture && !Behind && <Figure data-fit={fit}>{picture}</Figure>}
        {badges && (
          <Badges>
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
