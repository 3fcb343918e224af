import type { Random } from './random.ts';

/** Writes English sentences about a service; the same random sequence gives the same text. */
export interface Prose {
  sentence(): string;
  /** Returns this many sentences. */
  text(sentences: number): string;
  /** Returns this many different titles of two to five words. */
  titles(count: number): string[];
  /** Returns this many different list items. */
  points(count: number): string[];
  questions(count: number): string[];
  /** Returns a sentence with Markdown: emphasis, or a link to `to`. */
  marked(to: string): string;
  /** Returns the last words of a page's description. */
  promise(): string;
}

/** Creates prose about `subject` (“bookkeeping for bakeries”) in `place`. */
export function prose(random: Random, subject: string, place: string): Prose {
  const { pick, pickSome, number } = random;
  const team = () => pick(teams).replace('$', place);
  const job = () => `${pick(verbs)} ${pick(objects)}`;
  const sentences: (() => string)[] = [
    () => `${capital(team())} ${job()} ${pick(times)}, so ${pick(outcomes)}.`,
    () => `${capital(pick(times))}, ${team()} ${job()} and ${job()}.`,
    () =>
      `What used to take ${pick(spans)} is done in ${pick(shortSpans)}, because ${team()} ${job()}.`,
    () =>
      `In ${place}, ${subject} means that somebody ${pick(verbs)} ${pick(objects)} without ${pick(worries)}.`,
    () => `You decide about ${pick(objects)}; ${team()} ${job()} ${pick(times)}.`,
    () => `No ${pick(worries)} and no ${pick(worries)}: ${team()} ${job()}.`,
    () =>
      `Should something change about ${pick(objects)}, ${team()} ${job()} in ${pick(shortSpans)}.`,
    () => `Most clients notice after ${pick(spans)} that ${pick(outcomes)}.`,
    () => `We agree on ${pick(objects)} first, and ${pick(times)} you see what was done.`,
    () => `${capital(team())} knows ${subject} and ${job()} ${pick(times)}.`,
  ];
  const sentence = () => pick(sentences)();
  return {
    sentence,
    text: (count) => Array.from({ length: count }, sentence).join(' '),
    titles: (count) => pickSome(titles, count).map((title) => title.replace('$', place)),
    points: (count) =>
      pickSome(verbs, count).map((verb) => `Somebody ${verb} ${pick(objects)} ${pick(times)}`),
    questions: (count) =>
      pickSome(questions, count).map((one) => one.replace('$', subject).replace('@', place)),
    marked: (to) =>
      number(2) === 0
        ? `It is **${pick(promises)}**, ${pick(times)}.`
        : `Read how [we do it elsewhere](${to}) ${pick(times)}.`,
    promise: () => pick(promises),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const teams = [
  'your assistant',
  'a dedicated person',
  'the team in $',
  'somebody who knows your books',
  'a trained stand-in',
  'our desk in $',
  'the person you met on the first call',
  'a second pair of eyes',
  'your planner',
  'one of two people who know you',
  'the early shift',
  'a specialist',
];

const verbs = [
  'sorts',
  'answers',
  'checks',
  'files',
  'prepares',
  'compares',
  'updates',
  'collects',
  'confirms',
  'forwards',
  'reviews',
  'summarises',
  'schedules',
  'corrects',
  'archives',
  'translates',
  'reconciles',
  'follows up',
  'hands over',
  'keeps track of',
  'puts in order',
  'looks after',
  'drafts',
  'tidies',
];

const objects = [
  'the morning mail',
  'open invoices',
  'supplier contracts',
  'the weekly numbers',
  'booking requests',
  'customer questions',
  'travel plans',
  'delivery notes',
  'meeting minutes',
  'tax receipts',
  'the shared calendar',
  'job applications',
  'order lists',
  'late payments',
  'price lists',
  'the help pages',
  'photo releases',
  'stock reports',
  'permit forms',
  'site visits',
  'warranty claims',
  'training records',
  'guest lists',
  'the newsletter',
  'refund requests',
  'phone messages',
  'the staff rota',
  'quotes and offers',
  'product descriptions',
  'survey answers',
  'press enquiries',
  'membership renewals',
  'insurance papers',
  'the project board',
  'expense claims',
  'translation drafts',
];

const times = [
  'before nine',
  'every Monday',
  'while you sleep',
  'by the end of the day',
  'twice a week',
  'during the lunch hour',
  'at the end of each month',
  'within your office hours',
  'on the first of the month',
  'between two meetings',
  'as soon as they arrive',
  'in the tools you already have',
  'ahead of every deadline',
  'on public holidays too',
  'after the last order',
  'whenever the phone rings',
  'once the day is planned',
  'in two languages',
];

const outcomes = [
  'you start the day with an empty inbox',
  'nothing waits for a second reminder',
  'the books close three days earlier',
  'your evenings belong to you again',
  'customers hear from you within the hour',
  'no receipt is ever missing',
  'the plan for the week is known on Friday',
  'two people can always answer for you',
  'the numbers agree with the bank',
  'new staff find what they need',
  'you say yes to more work',
  'mistakes are found while they are small',
  'every guest is expected',
  'the waiting list gets shorter',
  'nobody asks where the file is',
  'you read one page and not forty messages',
];

const spans = [
  'three weeks',
  'a whole quarter',
  'eleven hours',
  'two evenings',
  'half a week',
  'a month',
  'ten days',
  'a long weekend',
  'one season',
  'six mornings',
];

const shortSpans = [
  'one hour',
  'twenty minutes',
  'a day',
  'half a morning',
  'two working hours',
  'an afternoon',
  'ten minutes',
  'a single call',
];

const worries = [
  'long contracts',
  'hidden fees',
  'missed calls',
  'late nights',
  'double bookings',
  'lost papers',
  'guesswork',
  'overtime',
  'surprises',
  'paper piles',
  'forgotten renewals',
  'endless threads',
];

const promises = [
  'ready within a week',
  'month to month',
  'with a named stand-in',
  'at a fixed price',
  'in your own folders',
  'reviewed every quarter',
  'done by people you have met',
  'with a reply within two hours',
  'without a deposit',
  'measured from the first day',
  'open to change at any time',
  'explained in plain words',
];

const titles = [
  'What changes in the first week',
  'A quiet start of the day',
  'Numbers that agree',
  'Nothing falls between two chairs',
  'Work you can hand over',
  'The desk in $ that stays tidy',
  'One person and a stand-in',
  'Plans that survive Tuesday',
  'Replies while they matter',
  'Fewer tools and better habits',
  'What stays with you',
  'How we learn your ways',
  'The week in twenty lines',
  'Paper that finds its place',
  'Costs you can plan',
  'From the first call to the first task',
  'Hours that fit the season',
  'What $ taught us',
  'Checks before it is sent',
  'A calm end of the month',
  'Holidays without a backlog',
  'Every request has an owner',
];

const questions = [
  'How soon can $ start in @?',
  'Who does the work?',
  'What does $ cost when the season is slow?',
  'Can we change the hours later?',
  'Which tools do you know?',
  'Who sees our papers?',
  'What happens during holidays?',
  'Do you speak with our customers in @?',
  'How do we hand over the first tasks?',
  'What if the person does not fit?',
  'How is the time counted?',
  'Is there a contract?',
  'Can two offices share one person?',
  'How do you check the quality of $?',
  'What stays in our own folders?',
  'Do you work at weekends?',
];
