import type { Image } from '../../../schema/vocabulary/fields/image.ts';
import { usePage } from '../page/page.ts';

/** Props of `Picture`. */
interface PictureProps {
  image: Image;
  /** Displayed width, as the `sizes` attribute. Default: half a page. */
  sizes?: string;
  /** Set for the first visible image of a page: loads at once, before others. */
  priority?: boolean;
  className?: string;
}

/**
 * An image from public/ with its size, so that the layout does not shift, in the best format that
 * the browser supports, and lazy unless it has priority. Its average colour fills its place until it
 * is loaded. Server only.
 */
export function Picture({ image, sizes = halfPage, priority = false, className }: PictureProps) {
  const { src, width, height, sources, tint } = usePage().image(image.src, sizes);
  const img = (
    <img
      className={[className, tint && `tint-${tint}`].filter(Boolean).join(' ') || undefined}
      src={src}
      width={width}
      height={height}
      alt={image.alt}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
  if (sources.length === 0) return img;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}

const halfPage = '(min-width: 60rem) 36rem, 92vw';
