/** The formats of a pasted text. */
export interface Marks {
  bold: boolean;
  emphasis: boolean;
  struck: boolean;
  code: boolean;
  /** The target of the link around it; empty outside of links. */
  link: string;
  script: '' | 'SUP' | 'SUB';
}

/** A piece of pasted text with the same formats; `\n` for a line break. */
export interface Run {
  text: string;
  marks: Marks;
}

export const noMarks: Marks = {
  bold: false,
  emphasis: false,
  struck: false,
  code: false,
  link: '',
  script: '',
};
