import type { ComponentProps } from 'react';
import { StickyColumn } from '../components/StickyColumn.style.ts';
import { Sides } from '../layout/Sides.style.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { SectionHead } from './SectionHead.tsx';

/** The band of a section whose header stands beside the body, and stays in view while that scrolls. */
export function SideFrame({ section, children }: ComponentProps<typeof SectionFrame>) {
  return (
    <SectionFrame section={section} head="none">
      <Sides>
        <StickyColumn>
          <SectionHead section={section} layout="stack" />
        </StickyColumn>
        {children}
      </Sides>
    </SectionFrame>
  );
}
