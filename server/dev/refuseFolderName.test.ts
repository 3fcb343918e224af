import { expect, test } from 'vitest';
import { refuseFolderName } from './refuseFolderName.ts';

test.each(['/home/C# site', '/home/what?/site'])('refuses %s', (folder) => {
  expect(() => refuseFolderName(folder)).toThrow(`The path ${folder} contains`);
});

test.each(['/home/50% off', "/home/Ana's (new) [site]", '/home/日本語 é'])(
  'accepts %s',
  (folder) => {
    expect(() => refuseFolderName(folder)).not.toThrow();
  },
);
