/** The answers of the functions that receive forms; pages show them where no JavaScript runs. */
export const answers = {
  sentTitle: 'Thank you',
  sentText: 'We have received your message.',
  checkedByHand:
    'Your browser could not show the check against spam. We check by hand, so our answer may take longer.',
  failureTitle: 'Your message was not sent',
  home: 'Home',
  back: 'Back to the form',
  hint: 'Use the back button of your browser: what you typed is still there.',
  errors: 'What to change',
  invalid: 'Please check these fields.',
  limited: {
    one: 'Too many requests. Please try again in {count} second.',
    other: 'Too many requests. Please try again in {count} seconds.',
  },
  unavailable: 'The service is unavailable for a moment. Please try again.',
  unknownForm: 'This form does not exist.',
  otherOrigin: 'This site may not send forms here.',
  postOnly: 'Send the form with POST.',
  notJson: 'Send the form as JSON.',
  notReadable: 'The form could not be read.',
  tooLarge: 'The form is too large.',
  badKey: 'The Idempotency-Key must be 1 to 128 visible ASCII characters.',
  keyReused: 'This Idempotency-Key was used for another submission.',
  fileEmpty: 'The file is empty.',
  fileMacros: 'The file contains macros. Please save it as a PDF or without macros.',
  fileLarge: 'The file is larger than {size}.',
  fileKind: 'The file must be one of: {types}.',
  fileContent: 'The content of the file is not of the type .{extension}.',
  fileRefused: 'Files of this type cannot be accepted.',
} as const;

/** The message about a submission to its recipients. */
export const mail = {
  subject: 'New submission: {title}',
  file: '{name} (the link expires): {link}',
  yes: 'yes',
  no: 'no',
  received: 'Received: {time}',
  reference: 'Reference: {id}',
} as const;
