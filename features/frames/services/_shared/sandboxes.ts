/** Own scripts and storage; links open a new tab, which is a page like any other. */
const reading = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * What frames may do, by their purpose. None may lead the visitor's tab elsewhere, open dialogs of the
 * browser, or lock the pointer or the orientation.
 */
export const sandboxes = {
  map: reading,
  post: reading,
  /** Players may be shown on another screen. */
  player: `${reading} allow-presentation`,
  /** Bookings and chats send forms. */
  form: `${reading} allow-forms`,
};

/** The functions of browsers that players use. */
export const playerFunctions = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
