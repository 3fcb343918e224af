/** Returns the text of HTML that the Markdown parser wrote, without the notices for screen readers. */
export function stripTags(html: string): string {
  return html
    .replaceAll(/<span class="visually-hidden">.*?<\/span>|<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
