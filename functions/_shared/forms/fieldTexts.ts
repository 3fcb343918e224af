/** The messages for invalid values, for fields without a `message` of their own. */
export const fieldTexts = {
  required: 'Please fill in this field',
  chooseOne: 'Please choose an option',
  tick: 'Please tick this box',
  chooseFile: 'Please choose a file',
  wrong: 'Please check this value',
  email: 'Please enter a valid email address',
  url: 'Please enter a web address, such as https://www.example.com',
  number: 'Please enter a number',
  date: 'Please enter a date',
  tooShort: (limit: number) => `Please use at least ${count(limit, 'character')}`,
  tooLong: (limit: number) => `Please use at most ${count(limit, 'character')}`,
  tooFew: (limit: number) => `Please choose at least ${limit}`,
  tooMany: (limit: number) => `Please choose at most ${limit}`,
  tooLow: (limit: number) => `Please enter a number of at least ${limit}`,
  tooHigh: (limit: number) => `Please enter a number of at most ${limit}`,
  step: (step: number) =>
    step === 1 ? 'Please enter a whole number' : `Please enter a multiple of ${step}`,
  tooEarly: (date: string) => `Please enter a date from ${date} on`,
  tooLate: (date: string) => `Please enter a date up to ${date}`,
  fileEmpty: 'This file is empty. Please choose another one',
  fileTooLarge: (bytes: number) => `This file is larger than ${formatBytes(bytes)}`,
  fileType: (endings: readonly string[]) => `Please choose a file of type ${endings.join(', ')}`,
  tooManyFiles: (limit: number) => `Please choose at most ${count(limit, 'file')}`,
  unknown: 'This field is not part of the form',
};

/** The messages for invalid values. */
export type FieldTexts = typeof fieldTexts;

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function formatBytes(bytes: number): string {
  const [size, unit] = bytes < 1_048_576 ? [bytes / 1024, 'kB'] : [bytes / 1_048_576, 'MB'];
  return `${Number(size.toFixed(1))} ${unit}`;
}
