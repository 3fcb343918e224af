import type { ReactNode } from 'react';
import type { Frame } from '../../../schema/vocabulary/frame.ts';
import { getTone } from '../../../schema/vocabulary/getTone.ts';
import { useTitleHeading } from '../text/headings.ts';
import { Text } from '../text/Text.tsx';
import { TitleText } from '../text/TitleText.tsx';
import { useDecoration } from '../theme/useDecoration.ts';
import { Picture } from './Picture.tsx';
import { Backdrop, Band, Container, Eyebrow, Head, Intro, Title } from './SectionFrame.style.ts';

/** The keys of a section that its frame shows. */
interface FramedSection extends Frame {
  type?: string;
  id?: string;
  tone?: 'plain' | 'tint' | 'dark' | 'accent';
  align?: 'start' | 'center';
  eyebrow?: string;
  title?: string;
  intro?: string;
}

/** Props of `SectionFrame`. */
interface SectionFrameProps {
  section: FramedSection;
  children?: ReactNode;
  /** The element of a section with a title; otherwise `section`. */
  as?: 'article';
  /** Layout of the header: `split` puts the introduction beside the title on wide screens. */
  head?: 'split' | 'stack' | 'center' | 'none';
  width?: 'page' | 'prose';
  /** Decoration behind the content, across the whole band. */
  backdrop?: ReactNode;
  className?: string;
}

/**
 * The band of a section: anchor, tone, container and header (eyebrow, title, introduction). The
 * title is the h1 if the section is the first of its page. Colours inside follow the tone. A section
 * with an id and a title is a named landmark, whose title has the id `<id>-title`; one without a
 * title is a `div`.
 */
export function SectionFrame(props: SectionFrameProps) {
  const { section, children, as, head = 'split', width = 'page', backdrop, className } = props;
  const { background, space, divider } = section;
  const tone = getTone(section);
  return (
    <Band
      as={section.title ? as : 'div'}
      id={section.id}
      className={className}
      data-section={section.type}
      data-tone={tone}
      data-space={space}
      data-divider={divider}
      data-ground={background || divider ? 'own' : undefined}
      data-gradient={background?.gradient}
      data-pattern={background?.pattern}
      aria-labelledby={titleIdOf(section)}
    >
      {backdrop}
      {background?.image && (
        <Backdrop
          data-overlay={background.image.overlay}
          data-bare={tone === 'dark' ? undefined : 'yes'}
        >
          <Picture image={background.image} sizes="100vw" />
        </Backdrop>
      )}
      <Container
        data-width={section.width ?? (width === 'prose' ? 'narrow' : undefined)}
        data-panel={background?.image && tone !== 'dark' ? 'yes' : undefined}
      >
        {head !== 'none' && <SectionHead section={section} layout={alignedLayout(section, head)} />}
        {children}
      </Container>
    </Band>
  );
}

interface SectionHeadProps {
  section: FramedSection;
  layout: 'split' | 'stack' | 'center';
}

/** Eyebrow, title and introduction, for views that place the header themselves. */
export function SectionHead({ section, layout }: SectionHeadProps) {
  const { eyebrow, title, intro } = section;
  const heading = useTitleHeading();
  const decoration = useDecoration();
  if (!eyebrow && !title && !intro) return null;
  return (
    <Head data-head={layout === 'split' && !(title && intro) ? 'stack' : layout}>
      {eyebrow && (
        <Eyebrow data-decoration={decoration}>
          <Text inline>{eyebrow}</Text>
        </Eyebrow>
      )}
      {title && (
        <Title as={heading} id={titleIdOf(section)}>
          <TitleText>{title}</TitleText>
        </Title>
      )}
      {intro && (
        <Intro>
          <Text>{intro}</Text>
        </Intro>
      )}
    </Head>
  );
}

function alignedLayout<Layout extends string>({ align }: FramedSection, layout: Layout) {
  if (align === 'center') return 'center';
  return align === 'start' && layout === 'center' ? 'stack' : layout;
}

function titleIdOf({ id, title }: FramedSection): string | undefined {
  return id && title && `${id}-title`;
}
