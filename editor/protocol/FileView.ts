/** The whole content of a file whose form is open: a Markdown row, a form or the words. */
export interface FileView {
  file: string;
  /** Absent where the file is missing or broken. */
  value?: Record<string, unknown> | undefined;
}
