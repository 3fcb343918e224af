import { useEffect, useRef } from 'react';
import { Handle, Slider } from './style.ts';

/** Props of the island: plain JSON. */
interface BeforeAfterIslandProps {
  /** Name of the slider for screen readers. */
  label: string;
}

/** The slider across the pictures. It moves their edge by a custom property of what contains both. */
export default function BeforeAfterIsland({ label }: BeforeAfterIslandProps) {
  const slider = useRef<HTMLInputElement>(null);
  const show = () => {
    const { current } = slider;
    const pair = current?.closest<HTMLElement>('[data-ratio]');
    pair?.style.setProperty('--cut', `${current?.value}%`);
  };
  // The slider can be moved before the island hydrates, and browsers restore it.
  useEffect(show, []);
  return (
    <>
      <Slider ref={slider} type="range" defaultValue={50} aria-label={label} onInput={show} />
      <Handle aria-hidden="true" />
    </>
  );
}
