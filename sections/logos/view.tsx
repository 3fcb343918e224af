import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { SideFrame } from '../_shared/frame/SideFrame.tsx';
import { LogoCell } from './LogoCell.tsx';
import { Boxes } from './logosBoxes.style.ts';
import { MovingLogos } from './MovingLogos.tsx';
import type { Logos } from './schema.ts';
import { List } from './style.ts';
import { useGround } from './useGround.ts';

/** Logos in a grid, in a row, beside the header or passing by. */
export default function LogosView({ section }: ViewProps<Logos>) {
  const Frame = section.layout === 'side' ? SideFrame : SectionFrame;
  const Content = section.layout === 'marquee' ? MovingLogos : LogoList;
  return (
    <Frame section={section} head="center">
      <Content section={section} />
    </Frame>
  );
}

/** Logos at equal height, in a grid or a row. */
function LogoList({ section }: { section: Logos }) {
  const { items, layout = 'wall', monochrome = false } = section;
  const ground = useGround(section);
  const Grid = layout === 'boxes' ? Boxes : List;
  return (
    <Grid
      data-look={layout === 'side' ? 'wall' : layout}
      data-monochrome={monochrome ? 'yes' : undefined}
      data-ground={layout === 'boxes' ? undefined : ground}
    >
      {items.map((item) => (
        <LogoCell key={item.image.alt + item.image.src} {...item} />
      ))}
    </Grid>
  );
}
