import type { ReactNode } from 'react';
import { Band, Container, Eyebrow, Head, Intro, Title } from './SectionFrame.style.ts';
import { Text } from './Text.tsx';

/** The keys of a section that its frame shows. */
export interface FramedSection {
  id?: string;
  tone?: 'plain' | 'tint' | 'dark' | 'accent';
  eyebrow?: string;
  title?: string;
  intro?: string;
}

/** Props of `SectionFrame`. */
export interface SectionFrameProps {
  section: FramedSection;
  children?: ReactNode;
  /** Layout of the head: `split` sets the introduction beside the title, where there is room. */
  head?: 'split' | 'stack' | 'center' | 'none';
  width?: 'page' | 'prose';
  /** Decoration that lies behind the content, across the whole band. */
  backdrop?: ReactNode;
  className?: string;
}

/**
 * The band of a section: anchor, tone, container and the head (eyebrow, title as h2,
 * introduction). Colours inside follow the tone by themselves. A section with an id and a title is
 * a named landmark; its title has the id `<id>-title`.
 */
export function SectionFrame(props: SectionFrameProps) {
  const { section, children, head = 'split', width = 'page', backdrop, className } = props;
  const titleId =
    section.id && section.title && head !== 'none' ? `${section.id}-title` : undefined;
  return (
    <Band
      id={section.id}
      className={className}
      data-tone={section.tone ?? 'plain'}
      aria-labelledby={titleId}
    >
      {backdrop}
      <Container data-width={width}>
        {head !== 'none' && <SectionHead section={section} layout={head} titleId={titleId} />}
        {children}
      </Container>
    </Band>
  );
}

interface SectionHeadProps {
  section: FramedSection;
  layout: 'split' | 'stack' | 'center';
  titleId: string | undefined;
}

function SectionHead({ section: { eyebrow, title, intro }, layout, titleId }: SectionHeadProps) {
  if (!eyebrow && !title && !intro) return null;
  return (
    <Head data-head={layout === 'split' && !(title && intro) ? 'stack' : layout}>
      {eyebrow && (
        <Eyebrow>
          <Text inline>{eyebrow}</Text>
        </Eyebrow>
      )}
      {title && (
        <Title id={titleId}>
          <Text inline>{title}</Text>
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
