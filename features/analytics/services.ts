import { clarity } from './services/clarity.ts';
import { fathom } from './services/fathom.ts';
import { google } from './services/google.ts';
import { hubspot } from './services/hubspot.ts';
import { linkedin } from './services/linkedin.ts';
import { matomo } from './services/matomo.ts';
import { meta } from './services/meta.ts';
import { plausible } from './services/plausible.ts';
import { posthog } from './services/posthog.ts';
import { tagManager } from './services/tagManager.ts';
import { umami } from './services/umami.ts';

/** The services that `site.analytics` can name. */
export const services = {
  plausible,
  umami,
  matomo,
  fathom,
  google,
  tagManager,
  meta,
  linkedin,
  hubspot,
  clarity,
  posthog,
};
