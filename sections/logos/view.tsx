import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { SideFrame } from '../_shared/frame/SideFrame.tsx';
import { LogoList } from './LogoList.tsx';
import { MovingLogos } from './MovingLogos.tsx';
import type { Logos } from './schema.ts';

/** Logos in a grid, in a row, beside the header or passing by. */
export default function LogosView({ section }: ViewProps<Logos>) {
  const Frame = section.layout === 'side' ? SideFrame : SectionFrame;
  const List = section.layout === 'marquee' ? MovingLogos : LogoList;
  return (
    <Frame section={section} head="center">
      <List section={section} />
    </Frame>
  );
}
