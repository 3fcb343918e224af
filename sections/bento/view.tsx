import { Icon } from '../_shared/components/Icon.tsx';
import { Picture } from '../_shared/components/Picture.tsx';
import { PlainLink } from '../_shared/components/PlainLink.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line } from '../_shared/text/Text.tsx';
import type { Bento } from './schema.ts';
import { Grid, Scene, Tile, Value, Words } from './style.ts';

/** Tiles of different sizes that fill a grid. */
export default function BentoView({ section }: ViewProps<Bento>) {
  return (
    <SectionFrame section={section}>
      <Grid data-columns={getColumns(section.items)}>
        {section.items.map((tile, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles never change places
          <BentoTile key={index} tile={tile} section={section} />
        ))}
      </Grid>
    </SectionFrame>
  );
}

function BentoTile({ tile, section }: { tile: Bento['items'][number]; section: Bento }) {
  const Heading = useItemHeading(section);
  const { size = 'small', tone, icon, value, title, text, image, to } = tile;
  const sizes = size === 'small' || size === 'tall' ? '(min-width: 62rem) 18rem, 92vw' : undefined;
  return (
    <Tile data-size={size} data-tone={tone} data-linked={to ? 'yes' : undefined}>
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

/** Returns the number of columns on wide screens: as many as leave no gap beside small tiles. */
function getColumns(items: Bento['items']): 2 | 3 | undefined {
  if (items.some(({ size = 'small' }) => size !== 'small')) return undefined;
  if (items.length % 4 === 0) return undefined;
  if (items.length <= 2) return 2;
  return items.length % 3 === 0 || items.length === 5 ? 3 : undefined;
}
