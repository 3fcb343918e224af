import type { Image } from '../../schema/fields/image.ts';
import { usePage } from './page.ts';

/** Props of `Picture`. */
export interface PictureProps {
  image: Image;
  /** How wide the picture is shown, as the `sizes` attribute; half a page by default. */
  sizes?: string;
  /** Set for the one picture seen first: loaded at once and ahead of others. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture from public/ with its size (no layout shift), in the best format the browser reads,
 * loaded when it comes near the view. Server only.
 */
export function Picture({ image, sizes = halfPage, priority = false, className }: PictureProps) {
  const { src, width, height, sources } = usePage().image(image.src);
  const img = (
    <img
      className={className}
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
