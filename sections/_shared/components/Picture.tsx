import type { ElementType, ReactNode } from 'react';
import { plainWords } from '../../../base/text/plainWords.ts';
import { getColorSchemes, type Image } from '../../../schema/vocabulary.ts';
import type { ContentPicture } from '../fields/picture.ts';
import { type ResolvedImage, usePage } from '../page/page.ts';
import { Line } from '../text/Text.tsx';
import { Framed, Moving, Screen } from './Picture.style.ts';

interface PictureProps {
  /** Without content, nothing is rendered. */
  image: Image | ContentPicture | undefined;
  /** Displayed width, as the `sizes` attribute. Default: half a page. */
  sizes?: string;
  /** Set for the first visible image of a page: loads at once, before others. */
  priority?: boolean;
  className?: string;
  /** Whether the picture fills a place that leaves no room for a caption, a frame or another shape. */
  fills?: boolean;
  /** The element around the picture. */
  within?: ElementType;
}

/**
 * An image from public/ with its size, so that the layout does not shift, in the best format that
 * the browser supports, and lazy unless it has priority. Its average colour fills its place until it
 * is loaded. Server only.
 */
export function Picture({ image, within: Within, ...props }: PictureProps) {
  if (!image) return null;
  const picture = <FramedPicture image={image} {...props} />;
  return Within ? <Within>{picture}</Within> : picture;
}

type PresentPicture = Omit<PictureProps, 'image' | 'within'> & { image: Image | ContentPicture };

/** The picture with its frame and caption. */
function FramedPicture({ fills = false, ...props }: PresentPicture) {
  const { video, ratio, frame, caption, credit } = props.image as ContentPicture;
  let shown = <Still {...props} />;
  if (video) shown = <Video image={props.image} path={video} still={shown} />;
  if (fills) return shown;
  if (frame) shown = <Screen data-frame={frame}>{shown}</Screen>;
  const isCaptioned = caption !== undefined || credit !== undefined;
  if (!isCaptioned && !ratio && !frame) return shown;
  return (
    <Framed as={isCaptioned ? undefined : 'div'} data-ratio={ratio}>
      {shown}
      {isCaptioned && (
        <figcaption>
          <Line>{caption}</Line>
          {caption && credit && ' · '}
          {credit && <small>{credit}</small>}
        </figcaption>
      )}
    </Framed>
  );
}

/**
 * A video without sound that repeats, on its still picture. Where less motion is wanted, the browser
 * neither loads nor shows it.
 */
function Video({ image, path, still }: { image: Image; path: string; still: ReactNode }) {
  const { href } = usePage().link(path);
  return (
    <Moving>
      {still}
      <video
        autoPlay
        muted
        loop
        playsInline
        // Motion that lasts can be paused.
        controls
        aria-label={plainWords(image.alt) || undefined}
        className={image.focus && `focus-${image.focus.join('-')}`}
      >
        <source src={href} media="(prefers-reduced-motion: no-preference)" />
      </video>
    </Moving>
  );
}

/** The still picture. */
function Still({
  image,
  sizes = halfPage,
  priority = false,
  className,
}: Omit<PresentPicture, 'fills'>) {
  const page = usePage();
  const { dark, phone, focus } = image;
  const [scheme, other] = getColorSchemes(page.site.theme);
  const variants = [
    { path: phone, media: '(max-width: 40rem)' },
    { path: other && dark, media: '(prefers-color-scheme: dark)' },
  ].flatMap(({ path, media }) => (path ? toSources(page.image(path, sizes), media) : []));
  const shown = page.image(scheme === 'dark' && dark ? dark : image.src, sizes);
  const { src, width, height, tint } = shown;
  const img = (
    <img
      className={
        [className, focus && `focus-${focus.join('-')}`, tint && `tint-${tint}`]
          .filter(Boolean)
          .join(' ') || undefined
      }
      src={src}
      width={width}
      height={height}
      alt={plainWords(image.alt)}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
  const sources: Source[] = [...variants, ...shown.sources];
  if (sources.length === 0) return img;
  return (
    <picture>
      {sources.map(({ type, srcset, ...condition }) => (
        <source key={srcset} type={type} srcSet={srcset} sizes={sizes} {...condition} />
      ))}
      {img}
    </picture>
  );
}

/** A source of a picture; one with a condition has a size of its own. */
interface Source {
  type?: string;
  srcset: string;
  media?: string;
  width?: number;
  height?: number;
}

/** Returns the sources of an image that browsers choose under a condition. */
function toSources({ src, width, height, sources }: ResolvedImage, media: string): Source[] {
  return [...sources, { srcset: src }].map((source) => ({ ...source, media, width, height }));
}

const halfPage = '(min-width: 60rem) 36rem, 92vw';
