import { english } from '../../../../schema/vocabulary.ts';
import {
  ArticleText,
  Icon,
  Line,
  SectionFrame,
  useWords,
  type ViewProps,
} from '../../../../sections/section.ts';
import type { Callout } from './schema.ts';
import { Box, Title } from './style.ts';

/** A remark in a box, with an icon and its title. */
export default function CalloutView({ section }: ViewProps<Callout>) {
  const words = useWords({ callout: english.callout });
  const { kind = 'note', title, text, ...frame } = section;
  return (
    <SectionFrame section={frame} head="none">
      <Box role="note" aria-label={words.callout[kind]} data-kind={kind}>
        <Icon name={icons[kind]} />
        <Line within={Title}>{title ?? words.callout[kind]}</Line>
        <ArticleText heading="h3">{text}</ArticleText>
      </Box>
    </SectionFrame>
  );
}

const icons = {
  note: 'info',
  tip: 'lightbulb',
  warning: 'triangle-alert',
  danger: 'octagon-alert',
};
