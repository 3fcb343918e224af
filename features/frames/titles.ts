/** The services whose addresses sections may have: name → title for visitors. Apart from `services`, which few sites need. */
export const titles = {
  'google-maps': 'Google Maps',
  openstreetmap: 'OpenStreetMap',
  cal: 'Cal.com',
  calendly: 'Calendly',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  tawk: 'tawk.to',
  crisp: 'Crisp',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
} as const;
