import { Bar, Coins, Key, Ring } from './style.ts';

interface PriceDrawingProps {
  style: 'bars' | 'coins';
  /** The minimum and maximum of the price, or one figure. */
  figures: number[];
  /** The largest figure of both prices, which is drawn at full width. */
  most: number;
}

/** A price as bars or coins: solid up to its minimum, lighter up to its maximum. */
export function PriceDrawing({ style, figures, most }: PriceDrawingProps) {
  const [least = 0, upTo = least] = figures;
  if (style === 'coins') return <CoinRow least={Math.round(least)} upTo={Math.round(upTo)} />;
  const share = (figure: number) => `${Math.round((figure / most) * 1000) / 10}%`;
  return (
    <Bar width="100%" height="44" aria-hidden="true">
      <rect width="100%" height="44" rx="8" fill="currentColor" opacity=".14" />
      <rect width={share(upTo)} height="44" rx="8" fill="var(--solid)" opacity=".45" />
      <rect width={share(least)} height="44" rx="8" fill="var(--solid)" />
    </Bar>
  );
}

function CoinRow({ least, upTo }: { least: number; upTo: number }) {
  return (
    <Coins aria-hidden="true">
      {Array.from({ length: upTo }, (_, index) => index + 1).map((coin) => (
        <i key={coin} data-more={coin <= least ? undefined : ''} />
      ))}
    </Coins>
  );
}

/** A percentage as part of a ring: solid up to its minimum, in another colour up to its maximum. */
export function SavingRing({ figures }: { figures: number[] }) {
  const [least = 0, upTo = least] = figures;
  const circle = { cx: '60', cy: '60', r: '50', pathLength: '100' };
  return (
    <Ring viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
      <circle {...circle} stroke="var(--color-on-highlight)" opacity=".16" />
      <circle {...circle} strokeDasharray={`${upTo} 100`} stroke="var(--color-warm)" />
      <circle {...circle} strokeDasharray={`${least} 100`} stroke="var(--color-on-highlight)" />
    </Ring>
  );
}

/** Explains the parts of a ring. The last one is what is left to pay. */
export function RingKey({ figures, rest }: { figures: number[]; rest: string }) {
  const [least = 0, upTo = least] = figures;
  return (
    <Key aria-hidden="true">
      <span>{least}%</span>
      {upTo > least && (
        <span data-part="more">
          {least}–{upTo}%
        </span>
      )}
      <span data-part="rest">{rest}</span>
    </Key>
  );
}
