/** Whether a font has all the bytes that its header announces. */
export function isComplete(file: Buffer): boolean {
  if (/^wOF[F2]$/.test(file.toString('latin1', 0, 4)))
    return file.length >= 12 && file.readUInt32BE(8) <= file.length;
  const tables = file.length < 12 ? 0 : file.readUInt16BE(4);
  if (tables === 0 || file.length < 12 + 16 * tables) return false;
  return Array.from({ length: tables }, (_, index) => 12 + 16 * index).every(
    (at) => file.readUInt32BE(at + 8) + file.readUInt32BE(at + 12) <= file.length,
  );
}
