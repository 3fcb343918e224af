import * as english from '../../schema/words/english.ts';
import { FrameArea, FrameCaption, FrameFigure } from '../_shared/frame/Frame.style.ts';
import { Island } from '../_shared/Island.tsx';
import { usePage, type ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Text } from '../_shared/Text.tsx';
import { useWords } from '../_shared/words.ts';
import EmbedIsland from './island.tsx';
import type { Embed } from './schema.ts';

/** The poster of a page of another service, which loads after a click. */
export default function EmbedView({ section }: ViewProps<Embed>) {
  const words = useWords({ frame: english.frame });
  const page = usePage();
  const { name, address, link = address, poster, ratio, caption, id } = section;
  const { origin, host } = new URL(address);
  const picture = poster && page.image(poster.src);
  return (
    <SectionFrame section={section}>
      <FrameFigure>
        <FrameArea data-frame={origin} data-ratio={ratio}>
          <Island
            name="embed"
            id={id ?? address.replace(/\W+/g, '-')}
            on="interaction"
            component={EmbedIsland}
            props={{
              src: address,
              link,
              title: name,
              ...(picture && {
                poster: { src: picture.src, width: picture.width, height: picture.height },
              }),
              start: words.frame.show,
              notice: words.frame.notice({ service: host.replace(/^www\./, '') }),
            }}
          />
        </FrameArea>
        {caption && (
          <FrameCaption>
            <Text inline>{caption}</Text>
          </FrameCaption>
        )}
      </FrameFigure>
    </SectionFrame>
  );
}
