import type { SiteWords } from '../../../schema/vocabulary.ts';
import type { FramePermissions } from './FrameIsland.tsx';

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
  /** Attributes of the area of the frame, for scripts of the feature. */
  attributes?: Readonly<Record<`data-${string}`, string>>;
}

/** Describes the frame of an address: the export of `frames.ts` of a feature. */
export type DescribeFrame = (address: string, words: SiteWords) => FrameDescription;

const [feature] = Object.values(
  import.meta.glob<{ describeFrame: DescribeFrame }>('../../../features/*/frames.ts', {
    eager: true,
  }),
);

/** Describes the frame of an address, with what a feature knows of its service. */
export const getFrame: DescribeFrame = (address, words) =>
  feature?.describeFrame(address, words) ?? {
    service: new URL(address).host.replace(/^www\./, ''),
  };
