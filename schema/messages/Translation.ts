import type * as english from './english.ts';
import type { PluralMessage } from './Message.ts';

/** All words in another language. A word that depends on a number may have other forms than in English. */
export type Translation = {
  readonly [Group in keyof typeof english]: {
    readonly [Key in keyof (typeof english)[Group]]: (typeof english)[Group][Key] extends string
      ? string
      : PluralMessage;
  };
};
