import type { FrameService } from './services/_shared/FrameService.ts';
import { services } from './services.ts';

/** Finds the service of an address; undefined for an address of another service, or with placeholders. */
export function findService(
  text: string,
): { service: FrameService; frame: NonNullable<ReturnType<FrameService['read']>> } | undefined {
  if (!URL.canParse(text)) return undefined;
  const address = new URL(text);
  for (const service of Object.values<FrameService>(services)) {
    const frame = service.read(address);
    if (frame) return { service, frame };
  }
  return undefined;
}
