export const carousel = {
  /** The kind of element, for screen readers. */
  kind: 'carousel',
  slide: 'slide',
  slides: 'Slides',
  chooseSlide: 'Choose a slide',
  position: '{number} of {count}',
  play: 'Play the slides',
  pause: 'Pause the slides',
} as const;
