/** Returns the type of a file as shown, such as "PDF"; undefined without an extension. */
export function fileType(path: string): string | undefined {
  return /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(path)?.[1]?.toUpperCase();
}

/** Returns the icon for a type of file. */
export function fileIcon(type = ''): string {
  const [icon] = Object.entries(icons).find(([, types]) => types.includes(type)) ?? ['file-text'];
  return icon;
}

const icons: Record<string, string[]> = {
  'file-image': ['SVG', 'PNG', 'JPG', 'JPEG', 'WEBP', 'AVIF', 'GIF', 'TIF', 'EPS'],
  'file-archive': ['ZIP', 'GZ', 'TAR', '7Z', 'RAR', 'DMG'],
  'file-spreadsheet': ['XLSX', 'XLS', 'ODS', 'CSV'],
  'file-audio': ['MP3', 'WAV', 'OGG', 'FLAC', 'M4A'],
  'file-video': ['MP4', 'WEBM', 'MOV'],
  'calendar-plus': ['ICS'],
};

/** Returns a number of bytes as shown: in kilobytes, or in megabytes with one digit. */
export function formatFileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  const value = isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(value);
}
