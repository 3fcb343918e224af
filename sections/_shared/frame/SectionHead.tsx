import { useTitleHeading } from '../text/headings.ts';
import { Line, Text } from '../text/Text.tsx';
import { TitleText } from '../text/TitleText.tsx';
import { useDecoration } from '../theme/useDecoration.ts';
import { getTitleId } from './getTitleId.ts';
import { Eyebrow, Head, Intro, Title } from './SectionHead.style.ts';

/** The keys of a section that its header shows. */
export interface HeadedSection {
  id?: string;
  eyebrow?: string;
  title?: string;
  intro?: string;
}

interface SectionHeadProps {
  section: HeadedSection;
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
      <Line within={Eyebrow} data-decoration={decoration}>
        {eyebrow}
      </Line>
      {title && (
        <Title as={heading} id={getTitleId(section)}>
          <TitleText>{title}</TitleText>
        </Title>
      )}
      <Text within={Intro}>{intro}</Text>
    </Head>
  );
}
