import { expect, test } from 'vitest';
import { completeSvg } from './completeSvg.ts';

const complete = (text: string) => completeSvg(Buffer.from(text))?.toString();
const namespace = 'xmlns="http://www.w3.org/2000/svg"';

test.each([
  [`<svg ${namespace} width="9" height="9" viewBox="0 0 9 9"/>`],
  [`<svg ${namespace} width="2cm" height='1in'/>`],
  // Browsers show such a drawing in a size of their own.
  [`<svg ${namespace}/>`],
  ['<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'],
  ['not a drawing'],
])('leaves %s as it is', (text) => {
  expect(complete(text)).toBeUndefined();
});

test.each([
  [
    '<svg width="9" height="9"><path/></svg>',
    `<svg ${namespace} width="9" height="9"><path/></svg>`,
  ],
  [
    `<svg ${namespace} viewBox="0 0 120 40"/>`,
    `<svg width="120" height="40" ${namespace} viewBox="0 0 120 40"/>`,
  ],
  [
    `<svg ${namespace} width="100%" height="100%" viewBox="0,0,120,40"/>`,
    `<svg width="120" height="40" ${namespace} viewBox="0,0,120,40"/>`,
  ],
  [
    `<svg ${namespace} width="60" viewBox="0 0 120 40"/>`,
    `<svg width="60" height="20" ${namespace} viewBox="0 0 120 40"/>`,
  ],
  [
    `<svg\n  ${namespace}\n  viewBox='0 0 1.5 1'\n  data-note="a > b"><path stroke-width="2"/></svg>`,
    `<svg width="1.5" height="1"\n  ${namespace}\n  viewBox='0 0 1.5 1'\n  data-note="a > b"><path stroke-width="2"/></svg>`,
  ],
  [
    '<?xml version="1.0"?><!-- <svgs> --><svg width="9" height="9"><use xlink:href="#a"/></svg>',
    `<?xml version="1.0"?><!-- <svgs> --><svg ${namespace} xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><use xlink:href="#a"/></svg>`,
  ],
])('completes %s', (text, completed) => {
  expect(complete(text)).toBe(completed);
  expect(complete(completed)).toBeUndefined();
});
