import { spawn } from 'node:child_process';

/** Opens an address in the default browser. Ignores a failure, because the address was printed. */
export function openInBrowser(address: string): void {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  spawn(command, [address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
