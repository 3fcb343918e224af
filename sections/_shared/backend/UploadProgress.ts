/** How much of a submission's files was sent, in bytes. */
export interface UploadProgress {
  sent: number;
  total: number;
}
