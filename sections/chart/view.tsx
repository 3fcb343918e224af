import { Note } from '../_shared/components/Note.style.ts';
import { VisuallyHidden } from '../_shared/components/VisuallyHidden.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { Line } from '../_shared/text/Text.tsx';
import type { Chart } from './schema.ts';
import { Bar, Columns, Notes, Unit } from './style.ts';

/**
 * A column chart as a description list; the height of each bar is its share of the largest value. The
 * unit is read once, before the list: it may not agree with a single value (“1 hours”).
 */
export default function ChartView({ section }: ViewProps<Chart>) {
  const { items, unit, note } = section;
  const most = Math.max(...items.map(({ value }) => value), 1);
  const noted = items.filter((item) => item.note);
  return (
    <SectionFrame section={section}>
      {unit && <Unit>{unit}</Unit>}
      <Columns>
        {items.map(({ label, value, highlight }) => (
          <div key={label} data-highlight={highlight ? 'yes' : undefined}>
            <dt>{label}</dt>
            <dd>
              <VisuallyHidden>{value}</VisuallyHidden>
              <ColumnBar value={value} most={most} />
            </dd>
          </div>
        ))}
      </Columns>
      {noted.length > 0 && (
        <Notes data-count={noted.length}>
          {noted.map((item) => (
            <li key={item.label}>
              <strong>{item.label}</strong> <Line within="span">{item.note}</Line>
            </li>
          ))}
        </Notes>
      )}
      <Line within={Note}>{note}</Line>
    </SectionFrame>
  );
}

/** A bar with its value above; an eighth of the height is left free for the value. */
function ColumnBar({ value, most }: { value: number; most: number }) {
  const height = Math.round((value / most) * 875) / 10;
  return (
    <Bar width="100%" height="100%" aria-hidden="true">
      <rect y={`${100 - height}%`} width="100%" height={`${height}%`} rx="6" />
      <text x="50%" y={`${100 - height}%`} dy="-8" textAnchor="middle">
        {value}
      </text>
    </Bar>
  );
}
