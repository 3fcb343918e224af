/**
 * The public surface for styles of section types outside the engine: `blockwright/style`. It is apart from
 * `blockwright/section`, because islands import their styles, too.
 */
export {
  centered,
  filledRows,
  fullLast,
  layer,
  muted,
  noTile,
  row,
  tile,
  unseen,
} from './_shared/layout/primitives.ts';
