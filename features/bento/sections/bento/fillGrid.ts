type Size = 'small' | 'wide' | 'tall' | 'large' | undefined;

/**
 * Returns the columns and rows that each tile covers in a grid without holes: browsers place the tiles one
 * after the other where they fit, then each takes the cells that stay empty at its right and below it.
 */
export function fillGrid(
  sizes: readonly Size[],
  columns: number,
): { width: number; height: number }[] {
  const taken = new Set<string>();
  const isFree = (column: number, row: number) =>
    column < columns && !taken.has(`${column} ${row}`);
  const take = (column: number, top: number, height: number) => {
    for (let row = top; row < top + height; row++) taken.add(`${column} ${row}`);
  };
  const tiles = sizes.map((size) => {
    const width = size === 'wide' || size === 'large' ? 2 : 1;
    const height = size === 'tall' || size === 'large' ? 2 : 1;
    for (let cell = 0; ; cell++) {
      const left = cell % columns;
      const top = Math.floor(cell / columns);
      const fits = range(width).every((x) => range(height).every((y) => isFree(left + x, top + y)));
      if (!fits) continue;
      for (const x of range(width)) take(left + x, top, height);
      return { left, top, width, height };
    }
  });
  const bottom = Math.max(...tiles.map(({ top, height }) => top + height));
  for (const tile of tiles) {
    const { left, top, height } = tile;
    while (range(height).every((y) => isFree(left + tile.width, top + y))) {
      take(left + tile.width, top, height);
      tile.width += 1;
    }
  }
  for (const tile of tiles) {
    const { left, top, width } = tile;
    const isFreeBelow = () => range(width).every((x) => isFree(left + x, top + tile.height));
    while (top + tile.height < bottom && isFreeBelow()) {
      for (const x of range(width)) take(left + x, top + tile.height, 1);
      tile.height += 1;
    }
  }
  return tiles.map(({ width, height }) => ({ width, height }));
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
