/** Writes a frame as a directive: a video of YouTube or Vimeo, or another service. Undefined without an address. */
export function writeFrame(address: string, name: string): string | undefined {
  const url = readAddress(address);
  if (!url || unframed.test(url.href)) return undefined;
  const label =
    name
      .replaceAll(/[[\]\\]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim() || url.hostname;
  const video = readVideo(url);
  return `::${video === undefined ? 'embed' : 'video'}[${label}]{address="${encode(video ?? url.href)}"}`;
}

/** Returns what the attributes of a frame say of its address, also if a script loads it later. */
export function findFrameAddress(attributes: Readonly<Record<string, string>>): string | undefined {
  const { src, data } = attributes;
  const lazy = attributes['data-src'] ?? attributes['data-lazy-src'];
  return [src, data, lazy].find((one) => one && !/^(?:about|data):/.test(one));
}

/** Whether an address is one that WordPress shows as a frame where it stands alone in a line. */
export function isFramed(address: string): boolean {
  const url = readAddress(address);
  return url !== undefined && (readVideo(url) !== undefined || post.test(url.href));
}

/** Matches addresses of posts that their services show in frames. */
const post =
  /^https:\/\/(?:[a-z]+\.)?(?:(?:twitter|x)\.com\/\w+\/status\/\d|instagram\.com\/(?:p|reel)\/\w|tiktok\.com\/@[^/]+\/video\/\d)/;

/** Matches addresses that a service shows in no frame. */
const unframed =
  /^https:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/maps(?!\/embed)(?!.*[?&]output=embed)/;

function readAddress(address: string): URL | undefined {
  const text = address.trim().replace(/^(?:http:)?\/\//i, 'https://');
  if (!/^https:/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text);
}

/** Returns the address of a video at YouTube or Vimeo; undefined for other addresses. */
function readVideo(url: URL): string | undefined {
  const { hostname, pathname, searchParams } = url;
  const host = hostname.replace(/^(?:www|m)\./, '');
  if (/^youtube(?:-nocookie)?\.com$|^youtu\.be$/.test(host)) {
    const [, id] =
      /^\/(?:embed|shorts|v|live)\/([\w-]{11})(?![\w-])/.exec(pathname) ??
      (host === 'youtu.be' ? /^\/([\w-]{11})(?![\w-])/.exec(pathname) : null) ??
      [];
    const found = id ?? searchParams.get('v') ?? undefined;
    return found && /^[\w-]{11}$/.test(found)
      ? `https://www.youtube.com/watch?v=${found}`
      : undefined;
  }
  if (!/^(?:player\.)?vimeo\.com$/.test(host)) return undefined;
  const [, id, hash] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?/.exec(pathname) ?? [];
  const secret = hash ?? searchParams.get('h') ?? '';
  return id && `https://vimeo.com/${id}${/^\w+$/.test(secret) ? `/${secret}` : ''}`;
}

function encode(address: string): string {
  return address.replaceAll('"', '%22').replaceAll('{', '%7B').replaceAll('}', '%7D');
}
