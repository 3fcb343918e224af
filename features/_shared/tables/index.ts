export { CsvTable } from './CsvTable.ts';
export { editCsv, readCsvRows } from './editCsv.ts';
export { editJson, readJsonRows } from './editJson.ts';
export { JsonTable } from './JsonTable.ts';
export { nameRow } from './nameColumn.ts';
export { readBoolean } from './readCell.ts';
export { readNumber } from './readNumber.ts';
export { readRows, readTypedRows } from './readRows.ts';
