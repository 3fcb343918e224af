/**
 * Texts of controls and for assistive technology, in one locale. All other text that visitors read
 * comes from YAML.
 */
export const words = {
  breadcrumbs: 'Breadcrumb',
  carousel: {
    chooseSlide: 'Choose a slide',
    kind: 'carousel',
    pause: 'Pause the slides',
    play: 'Play the slides',
    position: (index: number, count: number) => `${index} of ${count}`,
    slide: 'slide',
    slides: 'Slides',
  },
  close: 'Close',
  closeMenu: 'Close menu',
  code: 'Code',
  contact: {
    closed: 'Closed',
    hours: 'Opening hours',
  },
  contents: 'On this page',
  countries: {
    benefits: 'Benefits',
    industries: 'Industries',
    regions: 'Regions',
    timeZones: 'Time zones',
  },
  footer: 'Footer',
  form: {
    characters: (label: string) => `${label} contains characters that cannot be used`,
    choose: 'Please choose',
    leaveEmpty: 'Leave this field empty',
    required: (label: string) => `${label} is required`,
    requiredNote: 'All fields marked * are required.',
    toCheck: (count: number, labels: string) =>
      `${count === 1 ? 'One field needs' : `${count} fields need`} your attention: ${labels}`,
    tooLong: (label: string, limit: number) => `${label} must be at most ${limit} characters`,
    wrong: (label: string) => `Please check ${label}`,
  },
  gallery: {
    next: 'Next picture',
    picture: 'Picture',
    previous: 'Previous picture',
  },
  home: 'Home',
  included: 'Included',
  mainNavigation: 'Main',
  notIncluded: 'Not included',
  notices: 'Notices',
  openMenu: 'Menu',
  opensInNewTab: '(opens in a new tab)',
  pay: {
    DAY: 'per day',
    HOUR: 'per hour',
    MONTH: 'per month',
    WEEK: 'per week',
    YEAR: 'per year',
    label: 'Pay',
  },
  positions: {
    department: 'Department',
    experience: 'Experience',
    requirements: 'Requirements',
    responsibilities: 'Responsibilities',
    type: 'Type',
  },
  rating: (stars: number) => `Rated ${stars} out of 5`,
  results: 'Results',
  savings: {
    inHouse: 'In-house',
    ours: 'With us',
    role: 'Role',
    savings: 'Savings',
  },
  scrollableTable: 'Table, scrolls sideways',
  skipToContent: 'Skip to content',
} as const;
