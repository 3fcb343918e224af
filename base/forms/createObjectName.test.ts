import { expect, test } from 'vitest';
import { createObjectName } from './createObjectName.ts';

test.each([
  ['María', 'Núñez', 'CV.pdf', '17-Maria-Nunez.pdf'],
  ['José Ángel', "O'Neil Peña", 'my.resume.DOCX', '17-Jose-Angel-O-Neil-Pena.docx'],
  ['李', '小龙', 'cv.doc', '17-applicant-applicant.doc'],
  ['../..', '/etc', 'cv.pdf', '17-applicant-etc.pdf'],
  ['x'.repeat(200), 'y', 'cv.pdf', `17-${'x'.repeat(60)}-y.pdf`],
])('%s %s with %s is stored as %s', (firstName, lastName, file, name) => {
  expect(createObjectName(17, { firstName, lastName }, file)).toBe(name);
});
