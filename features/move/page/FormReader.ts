/** Collects the forms of a document, each by the names of its fields. */
export class FormReader {
  readonly #forms: string[] = [];
  #open: { fields: Set<string>; isSearch: boolean } | undefined;

  open(name: string, { type = '', role = '', ...attributes }: Record<string, string>): void {
    if (name === 'form') {
      this.#end();
      this.#open = { fields: new Set(), isSearch: role === 'search' };
    }
    if (!this.#open || !/^(?:input|select|textarea)$/.test(name)) return;
    const kind = name === 'input' ? type.toLowerCase() || 'text' : name;
    if (/^(?:hidden|submit|button|image|reset)$/.test(kind)) return;
    if (kind === 'search') this.#open.isSearch = true;
    this.#open.fields.add(attributes.name || attributes.id || kind);
  }

  close(name: string): void {
    if (name === 'form') this.#end();
  }

  finish(): string[] {
    this.#end();
    return this.#forms;
  }

  #end(): void {
    if (!this.#open) return;
    const { fields, isSearch } = this.#open;
    const [only = '', ...others] = fields;
    this.#open = undefined;
    if (fields.size === 0) return;
    if (isSearch || (others.length === 0 && /^(?:s|q|query|search)$/i.test(only)))
      this.#forms.push('search');
    else this.#forms.push([...fields].join(', '));
  }
}
