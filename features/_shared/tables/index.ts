export { CsvTable } from './CsvTable.ts';
export { JsonTable } from './JsonTable.ts';
export { readRows } from './readRows.ts';
