/** A format of reports. */
export type ReportFormat = (typeof reportFormats)[number];

/** The formats of reports. */
export const reportFormats = ['pretty', 'json', 'github', 'sarif', 'junit', 'markdown'] as const;
