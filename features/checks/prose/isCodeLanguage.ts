import { codeLanguages } from '../../../schema/vocabulary.ts';

/** Whether code in Markdown is coloured as this language, or `text`. */
export function isCodeLanguage(name: string): boolean {
  const lower = name.toLowerCase();
  return (codeLanguages as readonly string[]).includes(lower) || otherNames.has(lower);
}

/** Other names and languages that highlight.js knows, and names of text without colours. */
const otherNames = new Set(
  'atom c++ cc cjs cs css cts golang gql gyp h h++ hh hpp html java js json5 jsonc jsp jsx kt kts less lua makefile make md mjs mkd mkdown mts objectivec objc patch perl pl plaintext plain plist pm podspec py r rb rs rss scss sh shell console shellsession svg text toml ts tsx txt vb vbnet wasm xhtml xsd xsl yml zsh'.split(
    ' ',
  ),
);
