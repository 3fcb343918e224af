import type { ReactNode } from 'react';
import { Drawing } from './Ornament.style.ts';
import type { OrnamentName } from './ornaments.ts';

/** A decorative drawing in the lower corner of a band. */
export function Ornament({ name = 'suns' }: { name?: OrnamentName | undefined }) {
  return (
    <Drawing viewBox="0 0 480 240" width="480" height="240" aria-hidden="true">
      {drawings[name]}
    </Drawing>
  );
}

const quarterTurns = [
  'm0 60v-60a60 60 0 0 1 60 60z',
  'm0 60a60 60 0 0 1 60 -60v60z',
  'm0 0h60a60 60 0 0 1 -60 60z',
  'm60 0v60a60 60 0 0 1 -60 -60z',
];

/** Quarter circles on a grid of 60: position, orientation and colour. */
const tiles: { at: string; turn: number; fill: string }[] = [
  { at: '60 180', turn: 1, fill: 'shade' },
  { at: '120 180', turn: 0, fill: 'warm' },
  { at: '180 180', turn: 2, fill: 'highlight' },
  { at: '180 120', turn: 1, fill: 'warm' },
  { at: '240 180', turn: 1, fill: 'mixed' },
  { at: '240 120', turn: 3, fill: 'shade' },
  { at: '300 180', turn: 3, fill: 'warm' },
  { at: '300 120', turn: 0, fill: 'highlight' },
  { at: '300 60', turn: 1, fill: 'highlight' },
  { at: '360 180', turn: 0, fill: 'shade' },
  { at: '360 120', turn: 2, fill: 'mixed' },
  { at: '360 60', turn: 0, fill: 'warm' },
  { at: '420 180', turn: 1, fill: 'highlight' },
  { at: '420 120', turn: 3, fill: 'warm' },
  { at: '420 60', turn: 2, fill: 'shade' },
  { at: '420 0', turn: 1, fill: 'mixed' },
];

/** The phases of a sun along an arc: position, and the offset of its shadow. */
const phases = [
  { x: 60, y: 196, shadow: -18 },
  { x: 142, y: 118, shadow: -44 },
  { x: 240, y: 84, shadow: 0 },
  { x: 338, y: 118, shadow: 44 },
  { x: 420, y: 196, shadow: 18 },
];

const drawings: Record<OrnamentName, ReactNode> = {
  suns: (
    <>
      <path data-fill="warm" d="M60 240a120 120 0 0 1 240 0z" />
      <path data-fill="highlight" d="M240 240a120 120 0 0 1 240 0z" />
      <path data-fill="mixed" d="M240 240A120 120 0 0 1 270 160.6A120 120 0 0 1 300 240z" />
    </>
  ),
  sunrise: (
    <>
      <path data-fill="highlight" d="M176 240a104 104 0 0 1 208 0z" />
      <path
        data-fill="warm"
        d="M401.8 232.6L480 218.8V191.9L397 205.4zM368.5 156L436.7 74.3L415.9 57L347.3 138.3zM293.8 118.8L293.5 12.4L266.5 12.4L266.2 118.8zM212.7 138.3L144.1 57L123.3 74.3L191.5 156zM163 205.4L58.2 187.2L53.5 213.8L158.2 232.6z"
      />
      <path
        data-fill="mixed"
        d="M391.9 191.4L439.2 160.3L428.6 142L378.1 167.4zM334.4 130.8L350.7 76.6L330.9 69.4L308.5 121.4zM251.5 121.4L229.1 69.4L209.3 76.6L225.6 130.8zM181.9 167.4L131.4 142L120.8 160.3L168.1 191.4z"
      />
    </>
  ),
  orbit: (
    <>
      <path
        data-stroke="shade"
        d="M150 240a110 110 0 0 1 220 0M110 240a150 150 0 0 1 300 0M70 240a190 190 0 0 1 380 0M30 240a230 230 0 0 1 460 0"
      />
      <path data-fill="highlight" d="M196 240a64 64 0 0 1 128 0z" />
      <circle data-fill="warm" cx="153.9" cy="133.9" r="20" />
      <circle data-fill="highlight" cx="372.1" cy="88.4" r="26" />
      <circle data-fill="mixed" cx="350.1" cy="176.9" r="11" />
    </>
  ),
  tiles: tiles.map(({ at, turn, fill }) => (
    <path key={at} data-fill={fill} d={`M${at}${quarterTurns[turn]}`} />
  )),
  arches: (
    <>
      <path data-stroke="wide-warm" d="M211 240a129 129 0 0 1 258 0M31 240a79 79 0 0 1 158 0" />
      <path data-stroke="wide-mixed" d="M245 240a95 95 0 0 1 190 0M65 240a45 45 0 0 1 90 0" />
      <path data-stroke="wide-highlight" d="M279 240a61 61 0 0 1 122 0" />
      <path data-fill="highlight" d="M312 240a28 28 0 0 1 56 0zM92 240a18 18 0 0 1 36 0z" />
    </>
  ),
  phases: phases.map(({ x, y, shadow }) => (
    <g key={x}>
      <circle data-fill="highlight" cx={x} cy={y} r="34" />
      {shadow !== 0 && <circle data-fill="ground" cx={x + shadow} cy={y} r="34" />}
    </g>
  )),
  hills: (
    <>
      <circle data-fill="highlight" cx="330" cy="120" r="78" />
      <path data-fill="warm" d="M190 240C250 240 270 130 350 130S440 240 480 240z" />
      <path data-fill="mixed" d="M40 240C110 240 150 160 230 160S330 240 400 240z" />
      <path data-fill="shade" d="M220 240C280 240 310 190 380 190S450 240 480 240z" />
    </>
  ),
};
