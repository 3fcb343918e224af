/**
 * Splits an example of the catalogue into files and adds what it omits: the site, a home page, the
 * page around a list of sections. A comment that is a path starts a file; `# complete
 * pages.yaml` starts a manifest that omits nothing.
 */
export function exampleFiles(example: string): Record<string, string> {
  const files: Record<string, string> = {};
  let path = 'pages.yaml';
  let isComplete = false;
  for (const line of example.split('\n')) {
    const [, complete, next] = fileStart.exec(line) ?? [];
    if (next) path = next;
    if (complete) isComplete = true;
    files[path] = (files[path] ?? '') + (next ? '' : `${line}\n`);
  }
  if (!isComplete) files['pages.yaml'] = manifest(files['pages.yaml'] ?? '');
  return files;
}

const fileStart =
  /^# (complete )?((?:public|data|functions|node_modules|package|pages|locales|styles|words|team|theme|options)\S*[./_]\w+)$/;

function manifest(text: string): string {
  let complete = text;
  if (text.startsWith('- ')) complete = `pages:\n${home(indent(withHero(text), 6))}`;
  else if (text.startsWith('/'))
    complete = `pages:\n${home('      - { type: hero, headline: Hello }\n')}${indent(text, 2)}`;
  if (!/^pages:/m.test(complete))
    complete += `pages:\n${home('      - { type: hero, headline: Hello }\n')}`;
  return /^site:/m.test(complete) ? complete : site + complete;
}

const site =
  'site:\n  name: Example\n  url: https://www.example.com\n  description: An example of a site\n';

function home(sections: string): string {
  return `  /:\n    title: An example of a site\n    description: A page that shows in a few words what the example is about\n    sections:\n${sections}`;
}

/** Adds the main heading that a page needs, unless the example has one. */
function withHero(sections: string): string {
  return sections.includes('type: hero')
    ? sections
    : `- { type: hero, headline: Hello }\n${sections}`;
}

function indent(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by));
}
