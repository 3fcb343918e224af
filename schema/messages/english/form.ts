/** Dialogs and notices. */
export const dialog = { close: 'Close', notices: 'Notices' } as const;

/** Forms, apart from the messages for invalid values. */
export const form = {
  requiredNote: 'All fields marked * are required.',
  choose: 'Please choose',
  leaveEmpty: 'Leave this field empty',
  progress: 'Progress',
  next: 'Next',
  back: 'Back',
  restored: 'What you typed earlier is still here.',
  clear: 'Clear the form',
  chooseAgain: 'Please choose {names} again.',
  uploading: 'Uploading: {sent} of {total}',
  toCheck: {
    one: 'One field needs your attention: {labels}',
    other: '{count} fields need your attention: {labels}',
  },
  challenge: 'Check against spam',
  challengeNoscript:
    'Without JavaScript, we check by hand that this is not spam, so our answer may take longer.',
  challengeUnsolved: 'Please confirm that you are not a robot.',
  sent: 'Thank you',
  sentText: 'We have received what you sent.',
  reference: 'Your reference: {id}',
  again: 'Send another',
  failed: 'This was not sent',
  failedText: 'Please try again. Nothing that you typed is lost.',
} as const;

/** The messages for invalid values, for fields without a `message` of their own. */
export const fields = {
  required: 'Please fill in this field',
  chooseOne: 'Please choose an option',
  tick: 'Please tick this box',
  chooseFile: 'Please choose a file',
  wrong: 'Please check this value',
  email: 'Please enter a valid email address',
  url: 'Please enter a web address, such as https://www.example.com',
  number: 'Please enter a number',
  date: 'Please enter a date',
  tooShort: {
    one: 'Please use at least {count} character',
    other: 'Please use at least {count} characters',
  },
  tooLong: {
    one: 'Please use at most {count} character',
    other: 'Please use at most {count} characters',
  },
  tooFew: 'Please choose at least {count}',
  tooMany: 'Please choose at most {count}',
  tooLow: 'Please enter a number of at least {limit}',
  tooHigh: 'Please enter a number of at most {limit}',
  wholeNumber: 'Please enter a whole number',
  step: 'Please enter a multiple of {step}',
  tooEarly: 'Please enter a date from {date} on',
  tooLate: 'Please enter a date up to {date}',
  fileEmpty: 'This file is empty. Please choose another one',
  fileTooLarge: 'This file is larger than {size}',
  fileType: 'Please choose a file of type {types}',
  tooManyFiles: {
    one: 'Please choose at most {count} file',
    other: 'Please choose at most {count} files',
  },
  unknown: 'This field is not part of the form',
} as const;
