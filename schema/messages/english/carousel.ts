export const carousel = {
  /** What kind of thing it is, read aloud. */
  kind: 'carousel',
  slide: 'slide',
  slides: 'Slides',
  chooseSlide: 'Choose a slide',
  position: '{number} of {count}',
  play: 'Play the slides',
  pause: 'Pause the slides',
} as const;
