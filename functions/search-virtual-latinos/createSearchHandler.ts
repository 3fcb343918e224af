import {
  chooseForm,
  createEndpoint,
  createJsonResponse,
  createPageResponse,
  type FunctionHandler,
  getFormPageUrl,
  limitSender,
  type Ports,
  readSubmission,
} from '@blockwright/forms';
import type { ResearchNote, ResearchResult } from './ResearchResult.ts';
import { searchNotes } from './searchNotes.ts';

/**
 * Creates the handler of a function that answers questions from the research notes. It responds with
 * `{ success: true, result, passages }`; `**` marks matches in the text of `result`.
 *
 * @param refine returns the answer, from what was found in the notes
 */
export function createSearchHandler(
  name: string,
  ports: Ports,
  refine: SearchRefinement,
): FunctionHandler {
  return createEndpoint(name, ports, async (call) => {
    const { values, isHtmlForm } = call.body;
    call.form = chooseForm(await ports.loadForms(), name, values);
    const texts = await ports.texts(call.form.definition.locale);
    const submission = readSubmission(call.form, { values, isHtmlForm }, texts);
    const query = String(submission.data.query ?? '');
    // A search needs no database, so an unavailable one does not stop it.
    await limitSender(ports, call.request, {
      bucket: 'search',
      setting: 'RATE_LIMIT_SEARCH',
      limit: { count: 30, seconds: 60 },
    });
    const answer = submission.hasFilledHoneypot
      ? { result: '', passages: [] }
      : await refine(query, searchNotes(notes, query));
    call.logFields.passages = answer.passages.length;
    if (!isHtmlForm) return createJsonResponse(200, { success: true, ...answer });
    const content = {
      title: call.form.definition.title,
      text: answer.result.replaceAll('**', ''),
      backUrl: getFormPageUrl(call.request),
    };
    const look = await ports.look(call.form.definition.locale);
    return createPageResponse(200, content, { look, ...texts });
  });
}

/** Answers a question, given what was found in the notes. */
export type SearchRefinement = (query: string, found: ResearchResult) => Promise<ResearchResult>;

const files = import.meta.glob<string>('../../data/research/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The research notes of the site (data/research/*.md) in the order of their file names. */
export const notes: ResearchNote[] = Object.entries(files).map(([path, text]) =>
  parseNote(path.split('/').at(-1) ?? path, text),
);

/**
 * Parses a research note: Markdown with `# Title`, an optional line `Date: 2026-01-31`, and sections
 * under `## Heading`.
 */
function parseNote(source: string, markdown: string): ResearchNote {
  const note: ResearchNote = { source, title: source.replace(/\.md$/, ''), date: '', sections: [] };
  let section = { heading: '', text: '' };
  for (const line of markdown.split(/\r?\n/)) {
    const title = /^# (.+)/.exec(line)?.[1];
    const heading = /^##+ (.+)/.exec(line)?.[1];
    const date = /^Date: (\S.*)/.exec(line)?.[1];
    if (title !== undefined) note.title = title.trim();
    else if (date !== undefined) note.date = date.trim();
    else if (heading === undefined) section.text += `${line}\n`;
    else {
      note.sections.push(section);
      section = { heading: heading.trim(), text: '' };
    }
  }
  note.sections.push(section);
  note.sections = note.sections
    .map(({ heading, text }) => ({ heading, text: text.trim() }))
    .filter(({ text }) => text !== '');
  return note;
}
