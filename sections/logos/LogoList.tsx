import { LogoCell } from './LogoCell.tsx';
import { Boxes } from './logosBoxes.style.ts';
import type { Logos } from './schema.ts';
import { List } from './style.ts';
import { useGround } from './useGround.ts';

/** Logos at equal height, in a grid or a row. */
export function LogoList({ section }: { section: Logos }) {
  const { items, layout = 'wall', monochrome = false } = section;
  const ground = useGround(section);
  const Grid = layout === 'boxes' ? Boxes : List;
  return (
    <Grid
      data-look={layout === 'side' ? 'wall' : layout}
      data-monochrome={monochrome ? 'yes' : undefined}
      data-ground={layout === 'boxes' ? undefined : ground}
    >
      {items.map((item) => (
        <LogoCell key={item.image.alt + item.image.src} {...item} />
      ))}
    </Grid>
  );
}
