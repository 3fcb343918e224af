import type { Card } from '../card/Card.ts';
import type { FittedText, Layout, TextBox } from '../layouts/Layout.ts';
import { fittedText } from '../layouts/parts.ts';
import type { Painter } from './takumi.ts';

/** Finds the largest size of each text with which it fits into its place: no text is cut. */
export async function fitTexts(
  card: Card,
  { places }: Layout,
  painter: Painter,
): Promise<Partial<Record<FittedText, number>>> {
  const sizes: Partial<Record<FittedText, number>> = {};
  for (const [name, place] of Object.entries(places) as [FittedText, TextBox][]) {
    const size = await fitText(card, card[name] ?? '', place, painter);
    if (size !== undefined) sizes[name] = size;
  }
  return sizes;
}

/** Returns the largest size; undefined if a text is too long to be read in its place. */
async function fitText(
  card: Card,
  text: string,
  place: TextBox,
  painter: Painter,
): Promise<number | undefined> {
  if (text === '') return undefined;
  const fits = async (size: number) => {
    const node = fittedText(card, text, place, { size, color: '#000' });
    if (!node) return false;
    const { width, height } = await painter.measure(node);
    return width <= place.width && height <= place.height;
  };
  let [smallest, largest] = [Math.ceil(smallestSize / step), Math.floor(place.largest / step)];
  if (await fits(largest * step)) return largest * step;
  if (!(await fits(smallest * step))) return undefined;
  while (largest - smallest > 1) {
    const middle = Math.floor((smallest + largest) / 2);
    if (await fits(middle * step)) smallest = middle;
    else largest = middle;
  }
  return smallest * step;
}

/** Smaller letters cannot be read where the picture is shown in a third of its size. */
const smallestSize = 20;
const step = 4;
