export { CsvTable } from './CsvTable.ts';
export { editCsv, readCsv } from './editCsv.ts';
export { editJson, readJson } from './editJson.ts';
export { JsonTable } from './JsonTable.ts';
export { readRows, readTypedRows } from './readRows.ts';
