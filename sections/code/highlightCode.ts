import hljs from 'highlight.js/lib/common';

/** The languages that can be coloured. */
export const codeLanguages = [
  'bash',
  'c',
  'cpp',
  'csharp',
  'css',
  'diff',
  'go',
  'graphql',
  'ini',
  'java',
  'javascript',
  'json',
  'kotlin',
  'markdown',
  'php',
  'python',
  'ruby',
  'rust',
  'sql',
  'swift',
  'typescript',
  'xml',
  'yaml',
] as const;

/** Returns code as HTML whose tokens carry the classes of highlight.js. All text is escaped. */
export function highlightCode(code: string, language: (typeof codeLanguages)[number]): string {
  return hljs.highlight(code, { language }).value;
}
