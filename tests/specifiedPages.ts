/**
 * What the specification of the reference site says about each page: its parts, in this order, and
 * figures that the page shows. Parts are section types, with `#id` where a type is there twice; other
 * sections may stand between them.
 */
export const specifiedPages: Record<string, { parts: string[]; figures: string[] }> = {
  '/': {
    parts: [
      'hero',
      'carousel',
      'cta#free-consultation',
      'stats',
      'cards#services',
      'cards#why-us',
      'table',
      'links',
      'team',
      'pricing',
      'faq',
      'cta#get-started',
    ],
    figures: [
      '150+',
      '98%',
      '5,000+',
      '15+',
      '1,200+',
      '$10-12',
      '$13-17',
      '$18+',
      '24/7',
      '5 star',
    ],
  },
  '/pricing': {
    parts: [
      'pricing',
      'cost-table',
      'calculations',
      'prose',
      'checklist',
      'tasks',
      'steps',
      'cta',
      'links',
      'form#contact',
    ],
    figures: [
      ...['$1,200', '$2,400', '$4,500', '20 hours/week', '40 hours/week', '2 full-time VAs'],
      ...['$45,000', '$13,500', '$3,000', '$2,500', '$64,000', '$28,800', '$35,200', '55%'],
    ],
  },
  '/success-stories': {
    parts: ['hero', 'quote', 'stats', 'case-studies', 'cta'],
    figures: ['5,000+', '15+', '1,200+', '98%'],
  },
  '/about': {
    parts: ['feature#mission', 'stats', 'cards#values', 'feature#vetting', 'cta'],
    figures: ['500+', '98%', '2M+', '6 years', '3% of applicants', '2018'],
  },
  '/coverage': { parts: ['hero', 'locations', 'cta'], figures: ['30-65%', 'NST', 'AST'] },
  '/roles': {
    parts: ['hero', 'cards#benefits', 'cards#values', 'jobs#open-positions', 'steps', 'cta'],
    figures: ['$15-28', '$15-25+', '10-25 hours/week', '30-40 hours/week', '3% of applicants'],
  },
  '/search': { parts: ['hero', 'team'], figures: ['50-80%'] },
  '/privacy-policy': { parts: ['prose'], figures: ['December 2024'] },
  '/terms-of-service': { parts: ['prose'], figures: ['December 2024', '30 days', 'under 18'] },
  '/competitor-research': { parts: ['answer-form'], figures: [] },
  '/404': { parts: ['hero'], figures: ['404', 'Oops! Page not found', 'Return to Home'] },
  ...Object.fromEntries(
    Object.entries({
      atlanta: ['$8-12', '$25-45', '60-70%', '300%', '150+', 'Eastern', 'earshore'],
      'new-york': ['$8-12', '$35-65', '70-80%', '$54,000+', '400%', '2,080 hours', 'Eastern'],
      'los-angeles': ['$8-12', '$28-50', '65-75%', '$41,600+', '350%', 'Pacific', '24 to 48 hours'],
      chicago: ['$8-12', '$22-40', '60-70%', '$29,120+', '320%', '130+', 'Central'],
      dallas: ['$8-12', '$20-38', '65-70%', '$24,960+', '340%', '120+', 'Central', 'Fort Worth'],
      'washington-dc': ['$8-25', '$25-40', 'up to 60%', 'Eastern'],
      miami: ['$8-25', '$18-30', 'up to 55%', 'Eastern', 'English and Spanish'],
      seattle: ['$8-25', '$25-40', 'up to 68%', 'up to 60%', 'Pacific Northwest'],
      austin: ['$8-25', '$18-32', 'up to 55%', 'up to 60%', 'Central', '24-48 hours'],
      indianapolis: ['$8-22', '$16-28', 'up to 50%', 'up to 65%', 'Eastern'],
      'san-francisco': ['$8-15', '$35-50', '$25-40', '60-80%', '70%', '$45,000-72,000', 'Pacific'],
      toronto: ['$8-15 CAD', '$22-35 CAD', '65-75%', '$29,000-56,000 CAD'],
      vancouver: ['$8-12 CAD', '$20-30 CAD', '60-70%', '65%', '$25,000-46,000 CAD', 'Pacific'],
    }).map(([city, figures]) => [
      `/${city}-virtual-assistants`,
      {
        parts: [
          'hero',
          'cards#why',
          'tasks',
          'price-comparison#rates',
          'faq',
          'cta',
          'form-dialog',
        ],
        figures,
      },
    ]),
  ),
  '/virtual-assistants-for-law-firms': {
    parts: ['hero', 'cards#benefits', 'tasks', 'price-comparison#pricing', 'faq', 'cta'],
    figures: ['$12-20', '$25-45', '60-70%', 'save 70%', '$27,000-52,000'],
  },
  '/virtual-assistants-for-real-estate': {
    parts: ['hero', 'cards#benefits', 'tasks', 'price-comparison#pricing', 'faq', 'cta'],
    figures: ['$10-18', '$18-30', 'save 70%', '$17,000-25,000'],
  },
  '/virtual-assistants-for-startups': {
    parts: ['hero', 'cards#benefits', 'cards#services', 'table#pricing', 'faq', 'cta'],
    figures: ['$8-16', '$40K-80K', '$320-640/month'],
  },
  '/virtual-assistants-for-ecommerce': {
    parts: ['hero', 'cards#benefits', 'cards#services', 'price-comparison#pricing', 'faq', 'cta'],
    figures: ['$8-15', '$15-25', '70%', '$15,000-$21,000'],
  },
};
