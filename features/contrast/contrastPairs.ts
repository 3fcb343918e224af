import { computeContrast, type createToneColors } from '../../schema/vocabulary.ts';

type ColorLookup = ReturnType<typeof createToneColors>;

/** Two colours that are shown on each other. */
export interface ContrastPair {
  front: string;
  back: string;
  /** The contrast that WCAG 2 (AA) asks for: 4.5 for text, 3 for shapes. */
  minimum: number;
}

/** Every pair of colours that sections show on each other, in any tone. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(4.5, [
    [
      ['text', 'muted', 'accent', 'accent-strong', 'success', 'danger'],
      ['background', 'surface'],
    ],
    [['text', 'muted'], ['tint']],
    [['text', 'muted', 'accent'], ['accent-soft']],
    [['text'], ['highlight-soft']],
    [['on-highlight'], ['highlight']],
    [['on-accent'], ['accent']],
    [['on-action'], ['action', 'action-strong']],
  ]),
  ...pairs(3, [
    [
      ['line', 'focus'],
      ['background', 'surface'],
    ],
  ]),
];

/** Returns the contrast of a pair; undefined if one of its colours cannot be computed. */
export function measurePair(
  { front, back }: ContrastPair,
  lookUp: ColorLookup,
): number | undefined {
  const [first, second] = [lookUp(front), lookUp(back)];
  return first && second && computeContrast(first, second);
}

function pairs(minimum: number, groups: [fronts: string[], backs: string[]][]): ContrastPair[] {
  return groups.flatMap(([fronts, backs]) =>
    fronts.flatMap((front) => backs.map((back) => ({ front, back, minimum }))),
  );
}
