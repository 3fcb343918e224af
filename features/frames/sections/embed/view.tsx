import { english } from '../../../../schema/vocabulary.ts';
import {
  Island,
  SectionFrame,
  usePage,
  useWords,
  type ViewProps,
} from '../../../../sections/section.ts';
import { describeFrame } from '../../describeFrame.ts';
import { FrameFigure } from '../../frame/FrameFigure.tsx';
import EmbedIsland from './island.tsx';
import type { Embed } from './schema.ts';

/** The poster of a page of another service, which loads after a click. */
export default function EmbedView({ section }: ViewProps<Embed>) {
  const words = useWords({ frame: english.frame });
  const page = usePage();
  const { name, address, poster, caption, id } = section;
  const frame = describeFrame(address);
  const { src = address, service, permissions } = frame;
  const { link = frame.link ?? address, ratio = frame.ratio } = section;
  const picture = poster && page.image(poster.src);
  return (
    <SectionFrame section={section}>
      <FrameFigure
        origin={new URL(src).origin}
        ratio={ratio}
        caption={caption}
        remember={words.frame.remember({ service })}
      >
        <Island
          name="embed"
          id={id ?? address.replace(/\W+/g, '-')}
          on="interaction"
          component={EmbedIsland}
          props={{
            src,
            link,
            title: name,
            ...(picture && {
              poster: { src: picture.src, width: picture.width, height: picture.height },
            }),
            start: words.frame.show,
            notice: words.frame.notice({ service }),
            ...(permissions && { permissions }),
          }}
        />
      </FrameFigure>
    </SectionFrame>
  );
}
