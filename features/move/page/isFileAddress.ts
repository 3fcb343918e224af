/** Whether an address names a file and no page. */
export function isFileAddress(address: string): boolean {
  const path = address.replace(/[?#].*$/s, '');
  const [, ending = ''] = /[^/]\.([a-z][a-z0-9]{0,4}|7z|mp[34])$/i.exec(path) ?? [];
  return ending !== '' && !pages.test(ending);
}

/** Whether an address names a picture. */
export function isPictureAddress(address: string): boolean {
  return /\.(?:avif|bmp|gif|heic|ico|jfif|jpe?g|png|svg|tiff?|webp)$/i.test(
    address.replace(/[?#].*$/s, ''),
  );
}

const pages = /^(?:html?|xhtml|shtml?|php\d?|phtml|aspx?|jspx?|cfm|cgi|pl|do)$/i;
