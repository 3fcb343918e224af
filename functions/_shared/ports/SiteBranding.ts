/** Branding that makes the answer pages of the functions look like the site. */
export interface SiteBranding {
  /** Name of the site. */
  name: string;
  /** Language of its texts, such as `en`. */
  language: string;
  /** Address of its home page in this language. */
  home: string;
  /** A stylesheet that sets the custom properties of the theme. */
  theme: string;
}

/** The look of a site about which nothing is known. */
export const plainLook: SiteBranding = { name: '', language: 'en', home: '/', theme: '' };
