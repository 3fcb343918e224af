/** Returns where a page that only redirects leads. */
export function readRedirect(html: string): string | undefined {
  return /^<meta http-equiv="refresh" content="0; url=([^"]*)">$/m.exec(html)?.[1];
}
