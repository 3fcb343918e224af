/** The messages for invalid values, for fields without a `message` of their own. */
export interface FieldTexts {
  required: string;
  chooseOne: string;
  tick: string;
  chooseFile: string;
  wrong: string;
  email: string;
  url: string;
  number: string;
  date: string;
  tooShort: (values: { count: number }) => string;
  tooLong: (values: { count: number }) => string;
  tooFew: (values: { count: number }) => string;
  tooMany: (values: { count: number }) => string;
  tooLow: (values: { limit: number }) => string;
  tooHigh: (values: { limit: number }) => string;
  wholeNumber: string;
  step: (values: { step: number }) => string;
  tooEarly: (values: { date: string }) => string;
  tooLate: (values: { date: string }) => string;
  fileEmpty: string;
  fileTooLarge: (values: { size: string }) => string;
  fileType: (values: { types: string }) => string;
  tooManyFiles: (values: { count: number }) => string;
  unknown: string;
}
