export const gallery = {
  picture: 'Picture',
  position: '{number} of {count}',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
} as const;
