export type { SiteLook } from '../../_shared/ports/SiteLook.ts';
