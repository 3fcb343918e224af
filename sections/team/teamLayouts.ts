import type { Team } from './schema.ts';
import { People } from './style.ts';
import { Inline } from './teamInline.style.ts';
import { Row } from './teamRow.style.ts';
import { MemberRows } from './teamRows.style.ts';
import { Tiles } from './teamTiles.style.ts';

/** The element around the people, by layout. */
export const teamLayouts: Record<NonNullable<Team['layout']>, typeof People> = {
  grid: People,
  inline: Inline,
  rows: MemberRows,
  tiles: Tiles,
  row: Row,
};
