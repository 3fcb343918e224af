import { Stat } from '../_shared/components/Stat.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { SideFrame } from '../_shared/frame/SideFrame.tsx';
import type { Stats } from './schema.ts';
import { statsLayouts } from './statsLayouts.ts';

/** A row of figures. */
export default function StatsView({ section }: ViewProps<Stats>) {
  const { layout = 'row' } = section;
  const Frame = layout === 'side' ? SideFrame : SectionFrame;
  const Row = statsLayouts[layout];
  return (
    <Frame section={section}>
      <Row data-count={section.items.length}>
        {section.items.map((stat) => (
          <Stat key={stat.label} stat={stat} />
        ))}
      </Row>
    </Frame>
  );
}
