import type { FrameService } from './services/_shared/FrameService.ts';
import { services } from './services.ts';
import type { titles } from './titles.ts';

/** Finds the service of an address; undefined for an address of another service, or with placeholders. */
export function findService(text: string): FoundService | undefined {
  if (!URL.canParse(text)) return undefined;
  const address = new URL(text);
  for (const [name, service] of Object.entries(services)) {
    const frame = service.read(address);
    if (frame) return { name: name as keyof typeof titles, service, frame };
  }
  return undefined;
}

/** Returns the origins of the frames of a service. */
export function getOrigins(name: keyof typeof titles): readonly string[] {
  return services[name].origins;
}

interface FoundService {
  name: keyof typeof titles;
  service: FrameService;
  frame: NonNullable<ReturnType<FrameService['read']>>;
}
