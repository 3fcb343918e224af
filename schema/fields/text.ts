import Type from 'typebox';

/** One line of text; inline Markdown (emphasis, links) is rendered. */
export const line = (description: string) =>
  Type.String({ format: 'line', minLength: 1, description });

/** Running text: a small, safe Markdown (paragraphs, emphasis, links, lists). */
export const markdown = (description: string) =>
  Type.String({ format: 'markdown', minLength: 1, description });

/** A word or phrase shown as it stands, without Markdown: a name, a label, a price. */
export const plain = (description: string) =>
  Type.String({ format: 'plain', minLength: 1, description });

/** A list of one-line texts. */
export const lines = (description: string) =>
  Type.Array(line('One line of text.'), { minItems: 1, description });
