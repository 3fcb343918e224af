import { Note } from '../_shared/components/Note.style.ts';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { Line } from '../_shared/text/Text.tsx';
import type { Stops } from './schema.ts';
import { Route, Stop } from './style.ts';

/** Stops on a line: horizontal, or vertical on small screens. */
export default function StopsView({ section }: ViewProps<Stops>) {
  return (
    <SectionFrame section={section}>
      <Route>
        {section.items.map(({ name, text, main }) => (
          <Stop key={name} data-main={main ? 'yes' : undefined}>
            <strong>{name}</strong>
            <Line within="p">{text}</Line>
          </Stop>
        ))}
      </Route>
      <Line within={Note}>{section.note}</Line>
    </SectionFrame>
  );
}
