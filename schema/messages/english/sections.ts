export const article = {
  updated: 'Updated on {date}',
  readingTime: '{count} min read',
  tags: 'Topics',
} as const;

export const beforeAfter = {
  before: 'Before',
  after: 'After',
  slider: 'Share of the first picture',
} as const;

export const code = { listing: 'Code' } as const;

export const comparison = { included: 'Included', notIncluded: 'Not included' } as const;

export const contact = { hours: 'Opening hours', closed: 'Closed' } as const;

export const events = {
  online: 'Follow online',
  soldOut: 'Sold out',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
  none: 'There are no dates at the moment.',
} as const;

export const frame = { notice: 'A click loads content of {service}.', show: 'Show' } as const;

export const video = { captions: 'Captions', play: 'Play the video' } as const;

export const footnotes = {
  title: 'Footnotes',
  mark: 'Footnote {number}',
  back: 'Back to mark {number} in the text',
} as const;

export const pager = {
  pages: 'Pages',
  page: 'Page {number}',
  previous: 'Previous',
  next: 'Next',
  neighbours: 'Read next',
} as const;

export const jobs = {
  department: 'Department',
  type: 'Type',
  experience: 'Experience',
  location: 'Location',
  requirements: 'Requirements',
  responsibilities: 'Responsibilities',
  pay: 'Pay',
  perHour: '{amount} per hour',
  perDay: '{amount} per day',
  perWeek: '{amount} per week',
  perMonth: '{amount} per month',
  perYear: '{amount} per year',
} as const;

export const integrations = { category: 'Category', all: 'All' } as const;

export const map = { drawing: 'Drawing of the surroundings: {places}' } as const;

export const prose = { contents: 'On this page' } as const;

export const rating = {
  reviews: { one: '{count} review', other: '{count} reviews' },
} as const;

export const schedule = { time: 'Time' } as const;

export const table = { scrollable: 'Table, scrolls sideways' } as const;

export const logos = { pause: 'Stop the logos' } as const;

export const testimonials = { rating: 'Rated {stars} out of 5' } as const;
