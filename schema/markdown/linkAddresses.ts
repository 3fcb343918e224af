import type MarkdownIt from 'markdown-it';

/** Lets a parser with the option `linkify` turn bare addresses with `https:` into links, and no others. */
export function linkAddresses(parser: MarkdownIt): MarkdownIt {
  const { linkify } = parser;
  linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  for (const scheme of ['ftp:', '//', 'mailto:']) linkify.add(scheme, { validate: () => 0 });
  const { src_auth, src_host_port_strict, src_path } = (linkify as unknown as Parts).re;
  const address = new RegExp(`^//${src_auth}${src_host_port_strict}${src_path}`, 'i');
  // `https:` is an alias of `http:`.
  linkify.add('http:', {
    validate(text: string, at: number) {
      if (!/https:$/i.test(text.slice(Math.max(0, at - 6), at))) return 0;
      return address.exec(text.slice(at))?.[0].length ?? 0;
    },
  });
  return parser;
}

/** The parts of addresses, as validators of linkify-it use them. */
interface Parts {
  re: Record<'src_auth' | 'src_host_port_strict' | 'src_path', string>;
}
