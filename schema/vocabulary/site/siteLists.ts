import Type from 'typebox';
import { featureKeys } from '../features/featureKeys.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';

/** The parts of `site:` with lists that may come from rows. */
export const siteLists = Type.Object({
  ...featureKeys.listSchemas,
  header: Type.Optional(header),
  footer: Type.Optional(footer),
});
