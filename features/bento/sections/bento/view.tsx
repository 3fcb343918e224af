import {
  Icon,
  Line,
  Picture,
  PlainLink,
  SectionFrame,
  useItemHeading,
  type ViewProps,
} from '../../../../sections/section.ts';
import { fillGrid } from './fillGrid.ts';
import type { Bento } from './schema.ts';
import { Grid, Scene, Tile, Value, Words } from './style.ts';

/** Tiles of different sizes that fill a grid. */
export default function BentoView({ section }: ViewProps<Bento>) {
  const sizes = section.items.map(({ size }) => size);
  const columns = sizes.every((size = 'small') => size === 'small')
    ? suitableColumns(sizes.length)
    : 4;
  const tablet = fillGrid(sizes, 2);
  const areas = fillGrid(sizes, columns).map((wide, index) => ({ wide, tablet: tablet[index] }));
  return (
    <SectionFrame section={section}>
      <Grid data-columns={columns === 4 ? undefined : columns}>
        {section.items.map((tile, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles never change places
          <BentoTile key={index} tile={tile} section={section} area={areas[index]} />
        ))}
      </Grid>
    </SectionFrame>
  );
}

type Area = ReturnType<typeof fillGrid>[number];

interface BentoTileProps {
  tile: Bento['items'][number];
  section: Bento;
  /** Columns and rows that it covers: on wide screens, on tablets. */
  area: { wide?: Area; tablet?: Area | undefined } | undefined;
}

function BentoTile({ tile, section, area: { wide, tablet } = {} }: BentoTileProps) {
  const Heading = useItemHeading(section);
  const { size = 'small', tone, icon, value, title, text, image, to } = tile;
  const sizes = size === 'small' || size === 'tall' ? '(min-width: 62rem) 18rem, 92vw' : undefined;
  return (
    <Tile
      data-size={size}
      data-span={wide?.width}
      data-rows={wide?.height}
      data-tablet-span={tablet?.width}
      data-tablet-rows={tablet?.height}
      data-tone={tone}
      data-linked={to ? 'yes' : undefined}
    >
      {(icon || value || title || text) && (
        <Words>
          {icon && <Icon name={icon} />}
          {value && <Value>{value}</Value>}
          {title && (
            <Heading>{to ? <PlainLink to={to}>{title}</PlainLink> : <Line>{title}</Line>}</Heading>
          )}
          <Line within="p">{text}</Line>
        </Words>
      )}
      <Picture image={image} {...(sizes && { sizes })} within={Scene} />
    </Tile>
  );
}

/** Returns the number of columns for small tiles: as many as leave few of them wider. */
function suitableColumns(count: number): 2 | 3 | 4 {
  if (count <= 2) return 2;
  return count % 3 === 0 || count === 5 ? 3 : 4;
}
