import { rules } from '../Rule.ts';

/** Values that do not fit their schema. */
export const shape = rules({
  'wrong-type': { code: 'BW010', severity: 'error', title: 'A value has the wrong type' },
  'missing-key': { code: 'BW011', severity: 'error', title: 'A required key is missing' },
  'unknown-key': { code: 'BW012', severity: 'error', title: 'A key is not known here' },
  'wrong-choice': { code: 'BW013', severity: 'error', title: 'A value is not one of the choices' },
  'unknown-section-type': {
    code: 'BW014',
    severity: 'error',
    title: 'There is no such section type',
  },
  'section-without-type': {
    code: 'BW015',
    severity: 'error',
    title: 'A section has neither type nor use',
  },
  'too-few': { code: 'BW016', severity: 'error', title: 'A list is too short' },
  'too-many': { code: 'BW017', severity: 'error', title: 'A list is too long' },
  'text-too-short': { code: 'BW018', severity: 'error', title: 'A text is empty or too short' },
  'text-too-long': { code: 'BW019', severity: 'error', title: 'A text is too long' },
  'number-out-of-range': { code: 'BW020', severity: 'error', title: 'A number is out of range' },
  'wrong-form': {
    code: 'BW021',
    severity: 'error',
    title: 'A text does not have the form that is needed',
  },
  'unknown-icon': { code: 'BW022', severity: 'error', title: 'There is no such icon' },
  'wrong-moment': { code: 'BW023', severity: 'error', title: 'A date or moment cannot be read' },
  'unsafe-address': { code: 'BW024', severity: 'error', title: 'An address is not allowed' },
  'wrong-image-path': {
    code: 'BW025',
    severity: 'error',
    title: 'A picture is not a path below public/',
  },
  'wrong-colour': { code: 'BW026', severity: 'error', title: 'A colour cannot be read' },
  'wrong-route': { code: 'BW027', severity: 'error', title: 'A route is not well formed' },
  'not-unique': { code: 'BW028', severity: 'error', title: 'A list holds the same entry twice' },
  'empty-value': { code: 'BW029', severity: 'error', title: 'A key has no value' },
  'unknown-form': { code: 'BW030', severity: 'error', title: 'There is no such form' },
  'unknown-check': { code: 'BW031', severity: 'error', title: 'There is no such check' },
  'not-allowed': { code: 'BW032', severity: 'error', title: 'A value breaks a rule of its schema' },
});
