import type { Problem } from '../diagnostics/Problem.ts';
import { unreadableFrontMatter } from '../rules/yaml/front-matter-unreadable.ts';
import type { SourceFile } from '../yaml/source/SourceFile.ts';

/** Reports columns above the text of a Markdown file that are not between two lines `---`. */
export function findUnreadFrontMatter(source: SourceFile): Problem | undefined {
  const { text } = source;
  if (/^---[ \t]*\r?\n/.test(text)) return undefined;
  for (const { form, message, hint, replacement } of forms) {
    const match = form.exec(text);
    if (!match) continue;
    const [, before = '', mark = ''] = match;
    const from = before.length;
    const at = { file: source, from, to: from + mark.length };
    return unreadableFrontMatter({
      message,
      hint,
      at,
      ...(replacement !== undefined && {
        fix: [{ at: { ...at, from: 0 }, text: replacement }],
      }),
    });
  }
  return undefined;
}

/** A line of YAML with a column, as front matter begins. */
const column = '[ \\t]*(?:#.*\\r?\\n[ \\t]*)*["\']?[\\w-]+["\']?:(?:[ \\t]|\\r?\\n)';
const close = '[\\s\\S]*?\\n[ \\t]*(?:-{3,}|\\.{3})[ \\t]*(?:\\r?\\n|$)';

/** Front matter that other programs read, or that an editor has changed: its place, and its mark. */
const forms: readonly {
  form: RegExp;
  message: string;
  hint: string;
  replacement?: string;
}[] = [
  {
    form: /^(\s*)(\+\+\+)[ \t]*\r?\n[\s\S]*?\n\+\+\+[ \t]*(?:\r?\n|$)/,
    message: 'Front matter in TOML, between lines `+++`, is not read.',
    hint: 'write it as YAML between two lines `---`, such as `title: Hello`',
  },
  {
    form: /^(\s*)(;;;|\{)[ \t]*\r?\n\s*"[\w-]+":/,
    message: 'Front matter in JSON is not read.',
    hint: 'write it as YAML between two lines `---`, such as `title: Hello`',
  },
  {
    form: new RegExp(`^(\\s+)(---)[ \\t]*\\r?\\n${column}${close}`),
    message: 'Front matter must begin on the first line; this is shown as text.',
    hint: 'remove what is before `---`',
    replacement: '---',
  },
  {
    form: new RegExp(`^(\\s*)(---[ \\t]*[a-z]+|-{4,})[ \\t]*\\r?\\n${column}${close}`, 'i'),
    message: 'Front matter must begin with a line that is only `---`; this is shown as text.',
    hint: 'write `---`',
    replacement: '---',
  },
  {
    form: new RegExp(
      `^(\\s*)([—–-]{1,3})[ \\t]*\\r?\\n${column}[\\s\\S]*?\\n[—–-]{1,3}[ \\t]*(?:\\r?\\n|$)`,
    ),
    message:
      'Front matter must begin and end with a line `---`: three hyphens, which are others here.',
    hint: 'write `---` in both lines',
  },
  {
    form: /^(\s*)(["']?[\w-]+["']?:[ \t].*)\r?\n(?:["']?[\w-]+["']?:.*\r?\n|[ \t]+.*\r?\n)*---[ \t]*(?:\r?\n|$)/,
    message: 'Front matter must begin with a line `---`; this is shown as text.',
    hint: 'write `---` on a line above',
  },
];
