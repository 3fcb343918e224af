import { Note } from '../_shared/components/Note.style.ts';
import { SectionFrame } from '../_shared/frame/SectionFrame.tsx';
import type { ViewProps } from '../_shared/page/page.ts';
import { Text } from '../_shared/text/Text.tsx';
import type { Stops } from './schema.ts';
import { Line, Stop } from './style.ts';

/** Stops on a line: horizontal, or vertical on small screens. */
export default function StopsView({ section }: ViewProps<Stops>) {
  return (
    <SectionFrame section={section}>
      <Line>
        {section.items.map(({ name, text, main }) => (
          <Stop key={name} data-main={main ? 'yes' : undefined}>
            <strong>{name}</strong>
            {text && (
              <p>
                <Text inline>{text}</Text>
              </p>
            )}
          </Stop>
        ))}
      </Line>
      {section.note && (
        <Note>
          <Text inline>{section.note}</Text>
        </Note>
      )}
    </SectionFrame>
  );
}
