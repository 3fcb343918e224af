import { getOwn } from '../values/getOwn.ts';
import { formatMessage, type Message, type WordValues } from './formatMessage.ts';

/** The parameters of a text: those between braces. */
type ParametersOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersOf<Rest>
  : never;

/** The parameters of a word, in any of its forms. */
type ParametersOfWord<Source extends Message> = ParametersOf<
  Source extends string ? Source : Source[keyof Source]
>;

/** A word in the language of the site: a text, or a function of the parameters. */
type TextOf<Source extends Message> = [ParametersOfWord<Source>] extends [never]
  ? string
  : (values: Readonly<Record<ParametersOfWord<Source>, string | number>>) => string;

/** The words of a group in the language of the site. */
export type TextsOf<Group extends Readonly<Record<string, Message>>> = {
  readonly [Key in keyof Group]: TextOf<Group[Key]>;
};

/**
 * Turns words into texts, and words with parameters into functions.
 *
 * @param english English words; `translated` overrides them
 */
export function createTexts<const Group extends Readonly<Record<string, Message>>>(
  english: Group,
  { locale, translated = {} }: { locale: string; translated?: Readonly<Record<string, Message>> },
): TextsOf<Group> {
  const texts = Object.entries(english).map(([key, source]) => {
    const word = getOwn(translated, key) ?? source;
    const hasParameters = typeof source !== 'string' || /\{\w+\}/.test(source);
    return [
      key,
      hasParameters ? (values: WordValues) => formatMessage(word, values, locale) : word,
    ];
  });
  return Object.fromEntries(texts) as TextsOf<Group>;
}
