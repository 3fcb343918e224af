import type { ReactNode } from 'react';
import { type AnySection, type Frame, getTone } from '../../../schema/vocabulary.ts';
import { IsInnerSection } from '../components/InnerSection.tsx';
import { Picture } from '../components/Picture.tsx';
import { useViewContext } from '../page/createViewContext.ts';
import { addToBody } from './addToBody.ts';
import { getTitleId } from './getTitleId.ts';
import { Backdrop, Band, Container, Inner } from './SectionFrame.style.ts';
import { type HeadedSection, SectionHead } from './SectionHead.tsx';

/** Props of a section's view: its resolved YAML. */
export interface ViewProps<Section> {
  section: Section;
}

/** The keys of a section that its frame shows. */
interface FramedSection extends Frame, HeadedSection {
  type?: string;
  tone?: 'plain' | 'tint' | 'dark' | 'accent';
  align?: 'start' | 'center';
}

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
  if (useViewContext(IsInnerSection)) return <Inner id={section.id}>{children}</Inner>;
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
      aria-labelledby={getTitleId(section)}
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
        {section.type ? addToBody(section as AnySection, children) : children}
      </Container>
    </Band>
  );
}

function alignedLayout<Layout extends string>({ align }: FramedSection, layout: Layout) {
  if (align === 'center') return 'center';
  return align === 'start' && layout === 'center' ? 'stack' : layout;
}
