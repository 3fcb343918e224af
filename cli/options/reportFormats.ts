import type { ReportFormat } from '../../schema/index.ts';

const loaders = import.meta.glob<ReportFormat>('../../features/*/reports/*.ts', {
  import: 'reportFormat',
});

/** The formats of features by name; the code of a format is loaded when it is used. */
const formats = new Map(
  Object.entries(loaders).map(([path, format]) => [
    path.slice(path.lastIndexOf('/') + 1, -3),
    format,
  ]),
);

/** The names of all formats of reports. */
export const reportFormats: readonly string[] = ['pretty', 'json', ...formats.keys()];

/** Loads a format of a feature. */
export async function loadReportFormat(name: string): Promise<ReportFormat> {
  const load = formats.get(name);
  if (!load) throw new Error(`No feature has the format ${name}.`);
  return load();
}
