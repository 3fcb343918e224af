import { english } from '../../schema/vocabulary.ts';
import { Island } from '../_shared/components/Island.tsx';
import { EmbedFrame } from '../_shared/embedFrame/EmbedFrame.tsx';
import { getFrame } from '../_shared/embedFrame/getFrame.ts';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import { useSiteWords, useWords } from '../_shared/page/words.ts';
import EmbedIsland from './island.tsx';
import type { Embed } from './schema.ts';

/** The poster of a page of another service, which loads after a click. */
export default function EmbedView({ section }: ViewProps<Embed>) {
  const words = useWords({ frame: english.frame });
  const page = usePage();
  const { name, address, poster, caption, id } = section;
  const frame = getFrame(address, useSiteWords());
  const { src = address, service, permissions, attributes } = frame;
  const { link = frame.link ?? address, ratio = frame.ratio } = section;
  const picture = poster && page.image(poster.src);
  return (
    <SectionFrame section={section}>
      <EmbedFrame
        origin={new URL(src).origin}
        ratio={ratio}
        caption={caption}
        attributes={attributes}
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
      </EmbedFrame>
    </SectionFrame>
  );
}
