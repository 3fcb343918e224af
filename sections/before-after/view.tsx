import { english } from '../../schema/vocabulary.ts';
import { Island } from '../_shared/components/Island.tsx';
import { Picture } from '../_shared/components/Picture.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useWords } from '../_shared/page/words.ts';
import { Line } from '../_shared/text/Text.tsx';
import BeforeAfterIsland from './island.tsx';
import type { BeforeAfter } from './schema.ts';
import { Caption, Label, Pair, Side } from './style.ts';

/** Two pictures, one on the other; the island contains only the slider. */
export default function BeforeAfterView({ section }: ViewProps<BeforeAfter>) {
  const words = useWords({ beforeAfter: english.beforeAfter }).beforeAfter;
  const { before, after, labels, ratio = 'classic', caption, id = 'before-after' } = section;
  const sizes = '(min-width: 78rem) 76rem, 92vw';
  return (
    <SectionFrame section={section}>
      <Pair data-ratio={ratio}>
        <Side data-side="after">
          <Picture image={after} sizes={sizes} />
          <Label>{labels?.after ?? words.after}</Label>
        </Side>
        <Side data-side="before">
          <Picture image={before} sizes={sizes} />
          <Label>{labels?.before ?? words.before}</Label>
        </Side>
        <Island
          name="before-after"
          id={`${id}-${before.src.replace(/\W+/g, '-')}`}
          on="visible"
          component={BeforeAfterIsland}
          props={{ label: words.slider }}
        />
      </Pair>
      <Line within={Caption}>{caption}</Line>
    </SectionFrame>
  );
}
