import { readWithSheetJs } from './readWithSheetJs.ts';

process.on('message', (path) => process.send?.(readWithSheetJs(String(path))));
