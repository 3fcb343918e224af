/** Why a file cannot be shown as a picture, and what to do. */
export interface PictureFault {
  reason: string;
  hint: string;
}
