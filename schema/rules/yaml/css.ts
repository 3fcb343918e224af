import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('site', {
  'broken-css': {
    code: 'BW420',
    severity: 'error',
    title: 'A stylesheet has a syntax error',
    why: 'Browsers skip the rule, and sometimes all rules after it.',
    help: 'Correct the line that the message names, or the one above it.',
    ...examples`# theme.css
footer ${['', '{']}
  letter-spacing: 0;
}`,
  },
  'css-file-missing': {
    code: 'BW421',
    severity: 'error',
    title: 'theme.css refers to a file that does not exist',
    why: 'Browsers would request a missing file on every page.',
    help: 'Add the file to public/, or correct the path.',
    ...examples`# theme.css
footer {
  background: url("/images/${['papr', 'paper']}.svg");
}
# public/images/paper.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>`,
  },
  'external-css': {
    code: 'BW422',
    severity: 'error',
    title: 'theme.css refers to something that pages cannot load',
    why: 'The content security policy allows only files of the site, and styles are part of each page.',
    help: 'Copy rules into theme.css and files into public/. Paths begin with `/`, as in `/images/pattern.svg`.',
    ...examples`# theme.css
footer {
  background: url("${['https://cdn.example.com', '']}/images/paper.svg");
}
# public/images/paper.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>`,
  },
});

/** Creates the problem of theme.css, or of the styles of a section type of the site. */
export const reportCss = createReporter<typeof rules>();
