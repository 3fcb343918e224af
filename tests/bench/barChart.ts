import type { Spread } from './statistics.ts';

/** A group of bars with its own scale. */
export interface Panel {
  title: string;
  bars: Bar[];
  /** Drawn as a line across the bars. */
  goal?: number;
}

/** A bar: a median, with its spread as a whisker. */
export interface Bar {
  label: string;
  value: Spread;
  /** Text at its end. */
  text: string;
  /** A note after that text. */
  note?: string;
  tone: 0 | 1 | 2 | 3 | 4;
}

/** Draws panels in rows as a standalone SVG without fonts or scripts. */
export function barChart(
  title: string,
  subtitles: readonly [string, string],
  rows: { title: string; panels: Panel[] }[],
): string {
  const most = Math.max(2, ...rows.map(({ panels }) => Math.min(panels.length, columns)));
  const width = margin * 2 + most * panelWidth + (most - 1) * gap;
  const parts: string[] = [];
  let y = 136;
  for (const row of rows) {
    parts.push(text(margin, y, row.title, 'row'));
    y += 18;
    for (let from = 0; from < row.panels.length; from += columns) {
      const line = row.panels.slice(from, from + columns);
      const height = Math.max(...line.map(heightOf));
      parts.push(...line.map((one, at) => panel(one, margin + at * (panelWidth + gap), y, height)));
      y += height + gap;
    }
    y += 26;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}">
<style>${style}</style>
<rect class="ground" width="100%" height="100%"/>
${text(margin, 48, title, 'title')}
${text(margin, 74, subtitles[0], 'subtitle')}
${text(margin, 94, subtitles[1], 'subtitle')}
${parts.join('\n')}
</svg>
`;
}

const columns = 3;
const margin = 40;
const gap = 20;
const panelWidth = 380;
const labelWidth = 96;
const barHeight = 18;
const barStep = 30;

function heightOf({ bars }: Panel): number {
  return 58 + bars.length * barStep;
}

function panel({ title, bars, goal }: Panel, x: number, y: number, height: number): string {
  const widest = Math.max(...bars.map(({ value }) => value.max), goal ?? 0, 1e-9);
  const room = panelWidth - labelWidth - 36;
  const textRoom = 118;
  const scale = (value: number) => (value / widest) * (room - textRoom);
  const left = x + labelWidth + 16;
  const top = y + 48;
  const lines = bars.map(({ label, value, text: end, note, tone }, index) => {
    const at = top + index * barStep;
    const middle = at + barHeight / 2;
    const reach = Math.max(scale(value.max), scale(value.median));
    return [
      text(left - 10, middle + 4, label, 'label'),
      `<rect class="tone${tone}" x="${left}" y="${at}" width="${fixed(Math.max(2, scale(value.median)))}" height="${barHeight}" rx="3"/>`,
      `<path class="whisker" d="M${fixed(left + scale(value.min))} ${middle}H${fixed(left + scale(value.max))}"/>`,
      `<text class="value" x="${fixed(left + reach + 8)}" y="${middle + 4}">${escaped(end)}${note ? `<tspan class="note" dx="6">${escaped(note)}</tspan>` : ''}</text>`,
    ].join('');
  });
  const bottom = top + bars.length * barStep - 8;
  const mark =
    goal === undefined
      ? ''
      : `<path class="goal" d="M${fixed(left + scale(goal))} ${top - 6}V${bottom}"/>${text(left + scale(goal), top - 11, 'goal', 'goalText')}`;
  return `<rect class="panel" x="${x}" y="${y}" width="${panelWidth}" height="${height}" rx="10"/>${text(x + 16, y + 27, title, 'panelTitle')}${lines.join('')}${mark}`;
}

function text(x: number, y: number, content: string, kind: string): string {
  return `<text class="${kind}" x="${fixed(x)}" y="${fixed(y)}">${escaped(content)}</text>`;
}

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const style = `
text { font-family: system-ui, 'Segoe UI', 'Liberation Sans', sans-serif; font-size: 13px; fill: #1d2b2a }
.ground { fill: #fbfaf6 } .panel { fill: #fff; stroke: #e3e0d6 }
.title { font-size: 26px; font-weight: 700 } .subtitle { fill: #5d6b69 }
.row { font-size: 17px; font-weight: 650 } .panelTitle { font-size: 14px; font-weight: 650 }
.label { text-anchor: end; fill: #45524f } .value { font-weight: 600; font-variant-numeric: tabular-nums }
.note { font-weight: 400; fill: #75827f } .whisker { stroke: #0c2b2a; stroke-width: 1.5 }
.goal { stroke: #b4451f; stroke-width: 1.5; stroke-dasharray: 4 3; fill: none }
.goalText { fill: #b4451f; font-size: 11px; text-anchor: middle }
.tone0 { fill: #c4e2dc } .tone1 { fill: #97cbc1 } .tone2 { fill: #63b0a4 } .tone3 { fill: #2f9387 } .tone4 { fill: #c9cfc8 }
`.replaceAll('\n', '');
