/** The formats of a text. */
export interface Marks {
  bold: boolean;
  emphasis: boolean;
  struck: boolean;
  code: boolean;
  /** The target of the link around it; empty outside of links. */
  link: string;
  script: '' | 'SUP' | 'SUB';
}

/** A piece of text with the same formats; `\n` for a line break. */
export interface Run {
  text: string;
  marks: Marks;
  /** Markdown that stands for the text, such as a picture or the mark of a footnote. */
  markdown?: string;
}

export const noMarks: Marks = {
  bold: false,
  emphasis: false,
  struck: false,
  code: false,
  link: '',
  script: '',
};
