/**
 * The files of an example of the catalogue: what it leaves out (the site, a home page, the page
 * around a list of sections) is filled in. A comment that is a path begins a file.
 */
export function exampleFiles(example: string): Record<string, string> {
  const files: Record<string, string> = {};
  let path = 'pages.yaml';
  for (const line of example.split('\n')) {
    const next = /^# ((?:public|data|pages)\S*\.\w+)$/.exec(line)?.[1];
    if (next) path = next;
    files[path] = (files[path] ?? '') + (next ? '' : `${line}\n`);
  }
  files['pages.yaml'] = manifest(files['pages.yaml'] ?? '');
  return files;
}

function manifest(text: string): string {
  let whole = text;
  if (text.startsWith('- ')) whole = `pages:\n${home(indent(withHero(text), 6))}`;
  else if (text.startsWith('/'))
    whole = `pages:\n${home('      - { type: hero, headline: Hello }\n')}${indent(text, 2)}`;
  if (!/^pages:/m.test(whole))
    whole += `pages:\n${home('      - { type: hero, headline: Hello }\n')}`;
  return /^site:/m.test(whole) ? whole : site + whole;
}

const site = 'site:\n  name: Example\n  url: https://www.example.com\n  description: An example\n';

function home(sections: string): string {
  return `  /:\n    title: An example of a site\n    description: A page that shows in a few words what the example is about\n    sections:\n${sections}`;
}

/** A page needs a main heading; examples about something else leave it out. */
function withHero(sections: string): string {
  return sections.includes('type: hero')
    ? sections
    : `- { type: hero, headline: Hello }\n${sections}`;
}

function indent(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by));
}
