/** The topic of a page. */
export interface Topic {
  service: string;
  audience: string;
  place: string;
  route: string;
}

/** Returns the topic of page `index`, which is unique up to 100,000 pages. */
export function topic(index: number): Topic {
  const first = index % services.length;
  const rest = Math.floor(index / services.length);
  const second = (rest + first) % audiences.length;
  const third = Math.floor(rest / audiences.length) + 7 * first + 3 * second;
  if (rest >= audiences.length * 64) throw new Error(`there are no topics for page ${index}`);
  const service = services[first] as string;
  const audience = audiences[second] as string;
  const place = placeName(third % 64);
  return {
    service,
    audience,
    place,
    route: index === 0 ? '/' : `/${slug(`${service} for ${audience} in ${place}`)}`,
  };
}

/** Returns an invented town, unique up to index 800. */
export function placeName(index: number): string {
  const name = `${beginnings[index % beginnings.length]}${endings[Math.floor(index / beginnings.length)]}`;
  if (name.includes('undefined')) throw new Error(`there is no town ${index}`);
  return name;
}

/** Returns a service, unique up to index 400. */
export function serviceName(index: number): string {
  const base = services[index % services.length] as string;
  const kind = kinds[Math.floor(index / services.length)];
  if (kind === undefined) throw new Error(`there is no service ${index}`);
  return kind ? `${kind} ${base.charAt(0).toLowerCase()}${base.slice(1)}` : base;
}

/** Converts a text to a part of a URL. */
export function slug(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

const services = [
  'Bookkeeping',
  'Payroll',
  'Inbox care',
  'Calendar planning',
  'Customer support',
  'Lead research',
  'Travel planning',
  'Data entry',
  'Invoicing',
  'Order tracking',
  'Live chat',
  'Social media',
  'Newsletter writing',
  'Recruiting support',
  'Event planning',
  'Market research',
  'Phone answering',
  'Expense reports',
  'Project tracking',
  'Video editing',
  'Translation',
  'Transcription',
  'Proofreading',
  'Stock control',
  'Procurement',
  'Tax preparation',
  'Claims handling',
  'Scheduling',
  'Onboarding',
  'Document filing',
  'Record keeping',
  'Quality control',
  'Web updates',
  'Product listing',
  'Returns handling',
  'Survey work',
  'Podcast editing',
  'Grant writing',
  'Fleet planning',
  'Help desk work',
];

const audiences = [
  'dental practices',
  'law firms',
  'bakeries',
  'architects',
  'online shops',
  'estate agents',
  'start-ups',
  'consultants',
  'restaurants',
  'hotels',
  'gyms',
  'builders',
  'plumbers',
  'florists',
  'wineries',
  'galleries',
  'schools',
  'nurseries',
  'vets',
  'pharmacies',
  'opticians',
  'garages',
  'farms',
  'breweries',
  'publishers',
  'studios',
  'charities',
  'insurers',
  'brokers',
  'recruiters',
  'coaches',
  'therapists',
  'carpenters',
  'caterers',
  'theatres',
  'museums',
  'travel agents',
  'landlords',
  'designers',
  'surveyors',
];

const kinds = [
  '',
  'Evening',
  'Seasonal',
  'Weekend',
  'Bilingual',
  'Remote',
  'Shared',
  'Urgent',
  'Group',
  'Quarterly',
];

const beginnings = [
  'Ash',
  'Birch',
  'Brook',
  'Clay',
  'Cliff',
  'Cold',
  'Copper',
  'Crane',
  'Deer',
  'East',
  'Elm',
  'Fair',
  'Fern',
  'Fox',
  'Glen',
  'Gold',
  'Green',
  'Hazel',
  'Heron',
  'High',
  'Iron',
  'Kings',
  'Lake',
  'Linden',
  'Long',
  'Maple',
  'Marsh',
  'Mill',
  'Moss',
  'North',
  'Oak',
  'Otter',
  'Pine',
  'Raven',
  'Red',
  'Rose',
  'Salt',
  'Stone',
  'Thorn',
  'Willow',
];

const endings = [
  'ford',
  'haven',
  'field',
  'bridge',
  'ton',
  'wick',
  'dale',
  'port',
  'mere',
  'bury',
  'gate',
  'stead',
  'combe',
  'ham',
  'burn',
  'well',
  'mouth',
  'cross',
  'hurst',
  'leigh',
];
