import { english } from '../../schema/vocabulary.ts';
import { Island } from '../_shared/components/Island.tsx';
import { EmbedFrame } from '../_shared/embedFrame/EmbedFrame.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import { useWords } from '../_shared/page/words.ts';
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
      <EmbedFrame origin={origin} ratio={ratio} caption={caption}>
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
      </EmbedFrame>
    </SectionFrame>
  );
}
