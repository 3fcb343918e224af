import { expect, test } from 'vitest';
import { namePicture } from './namePicture.ts';

test.each([
  ['/wp-content/uploads/2019/05/Lamp-300x200.jpg', 'lamp'],
  ['/_astro/chair.4TWVVNhj_ZRW5H1.svg', 'chair'],
  ['/assets/logo-D5a8Zk1x.svg', 'logo'],
  ['/photo.portrait.jpg', 'photo-portrait'],
  ['/my-lamp-workshop.png', 'my-lamp-workshop'],
])('%s is named %s', (address, name) => {
  expect(namePicture(address)).toBe(name);
});
