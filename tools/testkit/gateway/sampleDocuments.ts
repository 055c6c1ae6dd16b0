export { onePagePdf } from '@oraculo/gateway/src/seed/onePagePdf.ts';
export { sampleBarcode } from '@oraculo/gateway/src/seed/seedDocuments.ts';
