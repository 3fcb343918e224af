import type { Message } from '../../base/messages/formatMessage.ts';

export type { Message, PluralMessage } from '../../base/messages/formatMessage.ts';

/** The words of a part of the interface, by key. */
export type WordGroup = Readonly<Record<string, Message>>;

/** Words by locale, group and key, as words.yaml has them. */
export type WordsByLocale = Readonly<Record<string, Readonly<Record<string, WordGroup>>>>;

/** The words of a site, as plain data. */
export interface SiteWords {
  /** The language whose rules the words follow. */
  readonly locale: string;
  /** The words that are not the English ones, by group and key. */
  readonly texts: Readonly<Record<string, WordGroup>>;
}

/** Returns the names of the parameters of a word, each once. */
export function listParameters(word: Message): string[] {
  const forms = typeof word === 'string' ? [word] : Object.values(word);
  const names = forms.flatMap((form) =>
    [...form.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}
