/**
 * Interface words that only assistive technology or a control needs, in one place for one locale.
 * Everything a visitor reads as content lives in YAML instead.
 */
export const words = {
  breadcrumbs: 'Breadcrumb',
  close: 'Close',
  closeMenu: 'Close menu',
  contents: 'On this page',
  countries: {
    benefits: 'Benefits',
    industries: 'Industries',
    regions: 'Regions',
    timeZones: 'Time zones',
  },
  footer: 'Footer',
  home: 'Home',
  included: 'Included',
  mainNavigation: 'Main',
  notIncluded: 'Not included',
  openMenu: 'Open menu',
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
  savings: {
    inHouse: 'In-house',
    ours: 'With us',
    role: 'Role',
    savings: 'Savings',
  },
  scrollableTable: 'Table, scrolls sideways',
  skipToContent: 'Skip to content',
} as const;
