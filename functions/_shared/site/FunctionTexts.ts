import { createTexts } from '../../../base/messages/createTexts.ts';
import type { FieldTexts } from '../../../base/messages/FieldTexts.ts';
import type { Message } from '../../../base/messages/formatMessage.ts';

/** Texts for visitors and the recipients of messages, in the language of the site. */
export interface FunctionTexts {
  locale: string;
  /** The time zone of the site; undefined stands for UTC. */
  timeZone: string | undefined;
  answers: AnswerTexts;
  fields: FieldTexts;
  mail: MailTexts;
}

/** The answers to submitted forms. */
export interface AnswerTexts {
  sentTitle: string;
  sentText: string;
  checkedByHand: string;
  failureTitle: string;
  home: string;
  back: string;
  hint: string;
  errors: string;
  invalid: string;
  limited: (values: { count: number }) => string;
  unavailable: string;
  unknownForm: string;
  otherOrigin: string;
  postOnly: string;
  notJson: string;
  notReadable: string;
  tooLarge: string;
  badKey: string;
  keyReused: string;
  fileEmpty: string;
  fileMacros: string;
  fileLarge: (values: { size: string }) => string;
  fileKind: (values: { types: string }) => string;
  fileContent: (values: { extension: string }) => string;
  fileRefused: string;
}

/** The message about a submission to its recipients. */
export interface MailTexts {
  subject: (values: { title: string }) => string;
  file: (values: { name: string; link: string }) => string;
  yes: string;
  no: string;
  received: (values: { time: string }) => string;
  reference: (values: { id: string }) => string;
}

/** The words of a site for its functions, complete and as plain data. A word with parameters is a mapping of forms. */
export interface FunctionWords {
  locale: string;
  timeZone?: string | undefined;
  groups: Readonly<
    Record<Exclude<keyof FunctionTexts, 'locale' | 'timeZone'>, Readonly<Record<string, Message>>>
  >;
}

/** Turns words into texts. */
export function createFunctionTexts({ locale, timeZone, groups }: FunctionWords): FunctionTexts {
  const entries = Object.entries(groups).map(([group, words]) => [
    group,
    createTexts(words, { locale }),
  ]);
  return { locale, timeZone, ...Object.fromEntries(entries) };
}
