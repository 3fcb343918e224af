import type { Stat as StatContent } from '../../schema/fields/stat.ts';
import { StatFrame } from './Stat.style.ts';
import { Text } from './Text.tsx';

/**
 * A figure with what it counts, as a term and its value. Stands inside a `<dl>`: use `StatList`
 * around one or several.
 */
export function Stat({ stat }: { stat: StatContent }) {
  return (
    <StatFrame>
      <dt>
        <Text inline>{stat.label}</Text>
        {stat.detail && (
          <small>
            <Text inline>{stat.detail}</Text>
          </small>
        )}
      </dt>
      <dd>{stat.value}</dd>
    </StatFrame>
  );
}

export { StatList } from './Stat.style.ts';
