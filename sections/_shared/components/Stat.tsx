import type { StatContent } from '../fields/stat.ts';
import { Line } from '../text/Text.tsx';
import { StatFrame } from './Stat.style.ts';

/**
 * A figure and its label, as a description list entry. Must be inside a `<dl>`, such as `StatList`.
 */
export function Stat({ stat }: { stat: StatContent }) {
  return (
    <StatFrame>
      <dt>
        <Line>{stat.label}</Line>
        <Line within="small">{stat.detail}</Line>
      </dt>
      <dd>{stat.value}</dd>
    </StatFrame>
  );
}

export { StatList } from './Stat.style.ts';
