import { findService } from './findService.ts';
import type { FramePermissions } from './frame/FrameIsland.tsx';
import { titles } from './titles.ts';

/** How a page of another service is shown in a frame. */
interface FrameDescription {
  /** Name of the service. */
  service: string;
  /** Address of the frame; the given address by default. */
  src?: string | undefined;
  /** Address of the same at the service, for visitors without JavaScript; the given address by default. */
  link?: string | undefined;
  permissions?: FramePermissions;
  /** The shape of the frame, unless the section says otherwise. */
  ratio?: 'tall' | 'page' | 'post' | undefined;
}

/** Describes the frame of an address that a service gives for sharing or embedding. */
export function describeFrame(address: string): FrameDescription {
  const found = findService(address);
  const service = (found && titles[found.name]) ?? new URL(address).host.replace(/^www\./, '');
  if (!found) return { service };
  const { src, link } = found.frame;
  const { sandbox, allow, ratio } = found.service;
  return { src, link, service, permissions: { sandbox, allow }, ratio };
}
