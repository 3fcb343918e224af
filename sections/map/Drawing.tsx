import { createProjection, height, type Point, width } from './project.ts';
import type { SiteMap } from './schema.ts';
import { Sheet } from './style.ts';

interface DrawingProps {
  section: SiteMap;
  label: string;
  locale: string;
}

/** The places and ways as a drawing, true to scale, with the north above. */
export function Drawing({ section: { places, ways = [] }, label, locale }: DrawingProps) {
  const { toPoint, scale } = createProjection([
    ...places.map(({ at }) => at),
    ...ways.flatMap(({ points }) => points),
  ]);
  const lines = ways.map((way) => ({ ...way, points: way.points.map(toPoint) }));
  return (
    <Sheet
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <path data-part="grid" d={grid} />
      {lines.map(({ kind = 'road', points }) => (
        <polyline key={points.join(' ')} data-kind={kind} points={points.join(' ')} />
      ))}
      {lines.map(
        ({ name, points }) =>
          name && (
            <text key={name} data-part="way" {...getLabel(points)}>
              {name}
            </text>
          ),
      )}
      {places.map(({ name, at }, index) => {
        const [x, y] = toPoint(at);
        return (
          <g key={name} data-part="place">
            <path d={`M${x} ${y}l-13-24a17 17 0 1 1 26 0z`} />
            <text x={x} y={y - 29}>
              {index + 1}
            </text>
          </g>
        );
      })}
      <g data-part="scale">
        <path d={`M24 ${height - 30}v8h${scale.length}v-8`} />
        <text x={24} y={height - 38}>
          {formatDistance(scale.metres, locale)}
        </text>
        <path d={`M${width - 36} ${height - 22}v-34m-7 9 7-10 7 10`} />
      </g>
    </Sheet>
  );
}

const grid = [
  ...Array.from({ length: 15 }, (_, index) => `M${50 + index * 50} 0v${height}`),
  ...Array.from({ length: 9 }, (_, index) => `M0 ${50 + index * 50}h${width}`),
].join('');

/** Returns where the name of a line stands: above the middle of its longest part, along it. */
function getLabel(points: readonly Point[]) {
  const parts = points.slice(1).map((end, index) => [points[index] ?? end, end] as const);
  const length = ([[ax, ay], [bx, by]]: (typeof parts)[number]) => Math.hypot(bx - ax, by - ay);
  const longest = parts.reduce((best, part) => (length(part) > length(best) ? part : best));
  const [[ax, ay], [bx, by]] = longest[0][0] <= longest[1][0] ? longest : [longest[1], longest[0]];
  const x = Math.round((ax + bx) / 2);
  const y = Math.round((ay + by) / 2);
  const angle = Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
  return { x, y, dy: -9, transform: `rotate(${angle} ${x} ${y})` };
}

function formatDistance(metres: number, locale: string): string {
  const isFar = metres >= 1000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
  }).format(isFar ? metres / 1000 : metres);
}
