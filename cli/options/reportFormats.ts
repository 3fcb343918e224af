import type { ReportFormat } from '../../schema/index.ts';

const loaders = import.meta.glob<{ reportFormat: ReportFormat }>('../../features/*/reports/*.ts');

/** The formats of features by name; the code of a format is loaded when it is used. */
const formats = new Map(
  Object.entries(loaders).map(([path, load]) => [path.replace(/.*\/|\.ts$/g, ''), load]),
);

/** The names of all formats of reports. */
export const reportFormats: readonly string[] = ['pretty', 'json', ...formats.keys()];

/** Loads a format of a feature. */
export async function loadReportFormat(name: string): Promise<ReportFormat> {
  const load = formats.get(name);
  if (!load) throw new Error(`No feature has the format ${name}.`);
  return (await load()).reportFormat;
}
