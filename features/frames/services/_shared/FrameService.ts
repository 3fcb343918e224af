/** A service whose pages are shown in frames. */
export interface FrameService {
  /** The origins of its frames. */
  origins: readonly string[];
  /**
   * Returns the address of the frame for an address that the service gives for sharing or embedding;
   * undefined for addresses of others.
   */
  read(address: URL): FrameAddress | undefined;
  /** What the frame may do; see `sandboxes`. */
  sandbox: string;
  /** Functions of the browser that the frame may use. */
  allow: string;
  /** The shape of the frame, unless the section says otherwise. */
  ratio?: 'tall' | 'page' | 'post';
}

interface FrameAddress {
  src: string;
  /** Address of the same at the service, for visitors without JavaScript. */
  link?: string;
  /** Why the service shows nothing at this address, and which address it shows. */
  problem?: { message: string; hint: string };
}
