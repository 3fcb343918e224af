export type { SiteLook } from '../../_shared/http/SiteLook.ts';
