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
import { Player } from '../../frame/frame.style.ts';
import VideoIsland from './island.tsx';
import { readAddress } from './readAddress.ts';
import type { Video } from './schema.ts';

/** A video file in the browser's own player, or the poster of a player that loads after a click. */
export default function VideoView({ section }: ViewProps<Video>) {
  const words = useWords({ video: english.video, frame: english.frame });
  const page = usePage();
  const { name, file, captions, address = '', caption } = section;
  const image = section.poster && page.image(section.poster.src);
  const poster = image && { src: image.src, width: image.width, height: image.height };
  const video = readAddress(address);
  const frame = !file && video ? describeFrame(video.player) : undefined;
  return (
    <SectionFrame section={section}>
      <FrameFigure
        origin={frame && video && new URL(video.player).origin}
        caption={caption}
        remember={frame && words.frame.remember({ service: frame.service })}
      >
        {file && (
          <Player
            controls
            playsInline
            preload={poster ? 'none' : 'metadata'}
            poster={poster?.src}
            width={poster?.width}
            height={poster?.height}
            aria-label={name}
          >
            <source src={page.link(file).href} />
            {captions && (
              <track
                default
                kind="captions"
                srcLang={page.site.locale.split('-')[0]}
                label={words.video.captions}
                src={page.link(captions).href}
              />
            )}
          </Player>
        )}
        {frame && video && (
          <Island
            name="video"
            id={`${video.service}-${section.id ?? video.player.replace(/\W+/g, '-')}`}
            on="interaction"
            component={VideoIsland}
            props={{
              src: video.player,
              link: address,
              title: name,
              ...(poster && { poster }),
              start: words.video.play,
              notice: words.frame.notice({ service: video.service }),
              ...(frame.permissions && { permissions: frame.permissions }),
            }}
          />
        )}
      </FrameFigure>
    </SectionFrame>
  );
}
