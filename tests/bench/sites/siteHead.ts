import type { SiteEntry } from '../../../schema/vocabulary/site/site.ts';

/** Creates `site:`, with links to a few pages in header and footer. */
export function siteHead(links: readonly { label: string; to: string }[]): SiteEntry {
  return {
    name: 'Northlight',
    tagline: 'People who keep your day in order',
    description: 'Northlight finds people who take over the work that keeps you from yours.',
    url: 'https://www.example.com',
    email: 'hello@example.com',
    locale: 'en-US',
    currency: 'USD',
    header: {
      items: links.slice(0, 4),
      action: { label: 'Get started', to: 'https://start.example.com/' },
    },
    footer: {
      text: 'Northlight finds people who take over the work that keeps you from yours.',
      columns: [
        { title: 'Services', links: links.slice(0, 3) },
        { title: 'Company', links: [{ label: 'Home', to: '/' }, ...links.slice(3, 5)] },
      ],
      legal: [{ label: 'Write to us', to: 'mailto:hello@example.com' }],
    },
  };
}

/** Creates `blocks:`: the call to action at the end of every page. */
export const blocks = {
  closing: {
    type: 'cta',
    tone: 'dark',
    title: 'Find out in twenty minutes whether we fit',
    text: 'Tell us how your week looks. We say plainly what we would take over, and what not.',
    actions: [
      { label: 'Book a call', to: 'https://start.example.com/call' },
      { label: 'Write to us', to: 'mailto:hello@example.com' },
    ],
    note: 'Monday to Friday, nine to five. No obligation.',
  },
};
