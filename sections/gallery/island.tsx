import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { english } from '../../schema/vocabulary.ts';
import type { ResolvedImage } from '../_shared/page/page.ts';
import { useWords } from '../_shared/page/words.ts';
import { galleryLayouts } from './galleryLayouts.ts';
import { Bar, Caption, Control, Figure, Large, Lightbox, Open } from './style.ts';

/** A picture with the files that browsers choose from. */
interface GalleryPicture extends Omit<ResolvedImage, 'tint'> {
  alt: string;
  /** Class for the point that stays visible. */
  className?: string;
  caption?: string;
  credit?: string;
}

/** Props of the island: plain JSON. */
interface GalleryIslandProps {
  pictures: GalleryPicture[];
  columns: 2 | 3 | 4;
  layout?: keyof typeof galleryLayouts;
  /** Name of a list that scrolls. */
  label?: string | undefined;
}

/**
 * A grid of pictures. A click shows one in a dialog, where buttons and arrow keys lead to the others.
 * Clicks with a modifier key open the file, as for any link.
 */
export default function GalleryIsland(props: GalleryIslandProps) {
  const { pictures, columns, layout = 'grid', label } = props;
  const List = galleryLayouts[layout];
  const words = useWords({ gallery: english.gallery });
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState<number>();
  const picture = index === undefined ? undefined : pictures[index];
  const move = (by: number) =>
    setIndex((current = 0) => (current + by + pictures.length) % pictures.length);

  const open = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setIndex(at);
    dialog.current?.showModal();
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = document.dir === 'rtl' ? -1 : 1;
    const by = { ArrowRight: step, ArrowLeft: -step }[event.key];
    if (by) move(by);
  };

  return (
    <>
      <List data-columns={columns} {...(layout === 'row' && { tabIndex: 0, 'aria-label': label })}>
        {pictures.map((item, at) => (
          <li key={item.src + item.alt}>
            <Figure>
              <Open
                href={item.src}
                onClick={(event) => open(event, at)}
                // Browsers leave a focused picture of a row half out of sight.
                {...(layout === 'row' && { onFocus: showWhole })}
              >
                <Sources picture={item} sizes={thumbnailSizes[columns]} />
              </Open>
              {(item.caption || item.credit) && (
                <figcaption>
                  {item.caption}
                  {item.caption && item.credit && ' · '}
                  {item.credit && <small>{item.credit}</small>}
                </figcaption>
              )}
            </Figure>
          </li>
        ))}
      </List>
      <Lightbox
        ref={dialog}
        aria-label={words.gallery.picture}
        onKeyDown={handleKey}
        onClose={() => setIndex(undefined)}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        {picture && (
          <>
            <Large>
              <Sources picture={picture} sizes="92vw" />
            </Large>
            <Bar>
              <Caption role="status">
                {words.gallery.position({ number: (index ?? 0) + 1, count: pictures.length })}
                {picture.caption && `: ${picture.caption}`}
              </Caption>
              {pictures.length > 1 && (
                <>
                  <Control
                    type="button"
                    aria-label={words.gallery.previous}
                    onClick={() => move(-1)}
                  >
                    ‹
                  </Control>
                  <Control type="button" aria-label={words.gallery.next} onClick={() => move(1)}>
                    ›
                  </Control>
                </>
              )}
              <Control
                type="button"
                aria-label={words.gallery.close}
                onClick={() => dialog.current?.close()}
              >
                ×
              </Control>
            </Bar>
          </>
        )}
      </Lightbox>
    </>
  );
}

function Sources({ picture, sizes }: { picture: GalleryPicture; sizes: string }) {
  const { src, width, height, sources, alt, className } = picture;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        className={className}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

const thumbnailSizes = {
  2: '(min-width: 62rem) 36rem, 46vw',
  3: '(min-width: 62rem) 24rem, 46vw',
  4: '(min-width: 62rem) 18rem, 46vw',
};

function showWhole({ currentTarget }: { currentTarget: Element }) {
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
