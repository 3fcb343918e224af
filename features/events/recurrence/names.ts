/** The days of a week, from Monday. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The months of a year. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Word → which of the weekdays of a month; -1 counts from its end. */
export const ordinals = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 } as const;
