import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

interface FocusPointProps {
  src: string;
  /** In percent from the left and from the top. */
  point: readonly [number, number];
  onChange(point: [number, number]): void;
}

/** A picture with the point that stays visible where it is cut, set by a click or with arrow keys. */
export function FocusPoint({ src, point, onChange }: FocusPointProps) {
  const picture = useRef<HTMLImageElement>(null);
  // Keys move the point faster than the server answers.
  const [moved, setMoved] = useState<[number, number]>();
  const [x, y] = moved ?? point;
  const set = (left: number, top: number) => {
    const next: [number, number] = [clamp(left), clamp(top)];
    setMoved(next);
    onChange(next);
  };
  const handlePointer = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (box)
      set(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  };
  const handleKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    set(x + move[0] * step, y + move[1] * step);
  };
  return (
    <div
      className="focus-point"
      role="slider"
      tabIndex={0}
      aria-label="Point that stays visible"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={x}
      aria-valuetext={`${x} % from the left, ${y} % from the top`}
      onPointerDown={handlePointer}
      onKeyDown={handleKey}
      onBlur={() => setMoved(undefined)}
    >
      <img ref={picture} src={src} alt="" className="thumb" draggable={false} />
      <span style={{ left: `${x}%`, top: `${y}%` }} />
    </div>
  );
}

const moves: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function clamp(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)));
}
