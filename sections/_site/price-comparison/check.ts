import type { SectionCheck } from 'blockwright/section';
import { figuresIn } from './figuresIn.ts';
import type { PriceComparison } from './schema.ts';

/** Reports a drawing that has no figures to be drawn from; the view shows `cards` instead. */
export const check: SectionCheck<PriceComparison> = ({ style, ours, theirs, saving }) => {
  if (!style || style === 'cards') return [];
  const needed: [path: string[], text: string | undefined][] =
    style === 'ring'
      ? [[['saving', 'value'], saving?.value]]
      : [
          [['ours', 'value'], ours.value],
          [['theirs', 'value'], theirs.value],
        ];
  return needed
    .filter(([, text]) => figuresIn(text ?? '').length === 0)
    .map(([path, text]) => ({
      path: text === undefined ? ['style'] : path,
      part: 'value',
      message: `\`style: ${style}\` is drawn from the figures of \`${path.join('.')}\`, which has none.`,
      hint: 'write the amount in figures, such as "$8-12" or "60%", or use `style: cards`',
      severity: 'warning',
    }));
};
