/** Notes where `dev` serves a site. Lazy import: `edit` has no address here. */
export async function whenIdle(root: string, address?: string): Promise<void> {
  if (address !== undefined) await (await import('./noteServer.ts')).noteServer(root, address);
}
