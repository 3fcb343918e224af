/** Size and modification time of a file. */
export interface FileStamp {
  /** In bytes. */
  size: number;
  /** In milliseconds. */
  mtime: number;
}
