import type { ReactNode } from 'react';
import { Drawing } from './Ornament.style.ts';
import type { OrnamentName } from './ornaments.ts';

/** A decorative drawing in the lower corner of a band. */
export function Ornament({ name }: { name: OrnamentName }) {
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
  { at: '60 180', turn: 1, fill: 'var(--shade)' },
  { at: '120 180', turn: 0, fill: 'var(--color-warm)' },
  { at: '180 180', turn: 2, fill: 'var(--color-highlight)' },
  { at: '180 120', turn: 1, fill: 'var(--color-warm)' },
  { at: '240 180', turn: 1, fill: 'var(--mixed)' },
  { at: '240 120', turn: 3, fill: 'var(--shade)' },
  { at: '300 180', turn: 3, fill: 'var(--color-warm)' },
  { at: '300 120', turn: 0, fill: 'var(--color-highlight)' },
  { at: '300 60', turn: 1, fill: 'var(--color-highlight)' },
  { at: '360 180', turn: 0, fill: 'var(--shade)' },
  { at: '360 120', turn: 2, fill: 'var(--mixed)' },
  { at: '360 60', turn: 0, fill: 'var(--color-warm)' },
  { at: '420 180', turn: 1, fill: 'var(--color-highlight)' },
  { at: '420 120', turn: 3, fill: 'var(--color-warm)' },
  { at: '420 60', turn: 2, fill: 'var(--shade)' },
  { at: '420 0', turn: 1, fill: 'var(--mixed)' },
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
      <path fill="var(--color-warm)" d="M60 240a120 120 0 0 1 240 0z" />
      <path fill="var(--color-highlight)" d="M240 240a120 120 0 0 1 240 0z" />
      <path fill="var(--mixed)" d="M240 240A120 120 0 0 1 270 161A120 120 0 0 1 300 240z" />
    </>
  ),
  sunrise: (
    // The rays end inside of the drawing on both sides.
    <g transform="translate(-40)">
      <path fill="var(--color-highlight)" d="M176 240a104 104 0 0 1 208 0z" />
      <path
        fill="var(--color-warm)"
        d="M402 233L506 214L502 187L397 205zM368 156L437 74L416 57L347 138zM294 119L294 12L266 12L266 119zM213 138L144 57L123 74L192 156zM163 205L58 187L54 214L158 233z"
      />
      <path
        fill="var(--mixed)"
        d="M392 191L439 160L429 142L378 167zM334 131L351 77L331 69L308 121zM252 121L229 69L209 77L226 131zM182 167L131 142L121 160L168 191z"
      />
    </g>
  ),
  orbit: (
    <>
      <path
        fill="none"
        stroke="var(--shade)"
        strokeWidth="3"
        d="M140 240a110 110 0 0 1 220 0M100 240a150 150 0 0 1 300 0M60 240a190 190 0 0 1 380 0M22 240a228 228 0 0 1 456 0"
      />
      <path fill="var(--color-highlight)" d="M186 240a64 64 0 0 1 128 0z" />
      <circle fill="var(--color-warm)" cx="144" cy="134" r="20" />
      <circle fill="var(--color-highlight)" cx="362" cy="88" r="26" />
      <circle fill="var(--mixed)" cx="340" cy="177" r="11" />
    </>
  ),
  tiles: tiles.map(({ at, turn, fill }) => (
    <path key={at} fill={fill} d={`M${at}${quarterTurns[turn]}`} />
  )),
  arches: (
    <>
      <path
        stroke="var(--color-warm)"
        strokeWidth="22"
        fill="none"
        d="M211 240a129 129 0 0 1 258 0M31 240a79 79 0 0 1 158 0"
      />
      <path
        stroke="var(--mixed)"
        strokeWidth="22"
        fill="none"
        d="M245 240a95 95 0 0 1 190 0M65 240a45 45 0 0 1 90 0"
      />
      <path
        stroke="var(--color-highlight)"
        strokeWidth="22"
        fill="none"
        d="M279 240a61 61 0 0 1 122 0"
      />
      <path fill="var(--color-highlight)" d="M312 240a28 28 0 0 1 56 0zM92 240a18 18 0 0 1 36 0z" />
    </>
  ),
  phases: phases.map(({ x, y, shadow }) => (
    <g key={x}>
      <circle fill="var(--color-highlight)" cx={x} cy={y} r="34" />
      {shadow !== 0 && <circle fill="var(--color-background)" cx={x + shadow} cy={y} r="34" />}
    </g>
  )),
  hills: (
    <>
      <circle fill="var(--color-highlight)" cx="330" cy="120" r="78" />
      <path fill="var(--color-warm)" d="M190 240C250 240 270 130 350 130S440 240 480 240z" />
      <path fill="var(--mixed)" d="M40 240C110 240 150 160 230 160S330 240 400 240z" />
      <path fill="var(--shade)" d="M220 240C280 240 310 190 380 190S450 240 480 240z" />
    </>
  ),
};
