/** The maximum length of each kind of field in characters, for fields without a limit of their own. */
export const defaultMaxLength: Record<string, number> = {
  text: 200,
  email: 254,
  tel: 40,
  url: 2000,
  textarea: 5000,
  search: 500,
};

/** Matches a single email address. The functions validate with the same pattern. */
export const emailPattern =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[^\s@<>()[\]\\,;:"._\p{Cc}-][^\s@<>()[\]\\,;:".\p{Cc}]*\.)+[^\s@<>()[\]\\,;:".\p{Cc}]{2,}$/u;

/**
 * Characters that no field accepts, because they can hide, forge or break stored and mailed text:
 * control characters, lone surrogates, direction marks and reserved characters.
 */
export const forbiddenCharacters =
  /(?![\t\n])[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\uffff]/u;

/** Characters that single-line fields do not accept either. */
export const lineBreaks = /[\t\n]/u;
