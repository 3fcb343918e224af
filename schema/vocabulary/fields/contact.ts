import Type from 'typebox';

/** A phone number that becomes a link. */
export const phone = Type.String({
  pattern: '^\\+?[0-9][0-9 ()/.-]{3,28}$',
  description: 'Phone number as shown, such as `+49 341 555 0100`; it becomes a link.',
});

/** An email address that becomes a link. */
export const email = Type.String({
  format: 'email',
  description: 'Email address; it becomes a link.',
});
