/** The longest value of each kind of field, in characters, where the form sets no limit. */
export const defaultMaxLength: Record<string, number> = {
  text: 200,
  email: 254,
  tel: 40,
  url: 2000,
  textarea: 5000,
  search: 500,
};

/** One e-mail address and nothing else; the same pattern that functions check with. */
export const emailPattern =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[^\s@<>()[\]\\,;:"._\p{Cc}-][^\s@<>()[\]\\,;:".\p{Cc}]*\.)+[^\s@<>()[\]\\,;:".\p{Cc}]{2,}$/u;

/**
 * Characters that no field takes, since they hide, forge or break what is stored and mailed:
 * control characters, half surrogate pairs, marks that turn the direction of text, and reserved ones.
 */
export const forbiddenCharacters =
  /(?![\t\n])[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\uffff]/u;

/** Characters that fields of one line do not take either. */
export const lineBreaks = /[\t\n]/u;
