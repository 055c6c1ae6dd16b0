import { lazyDialog } from '../lazy/lazyDialog.tsx';

export const LazyUploadModal = lazyDialog(async () => (await import('./UploadModal.tsx')).UploadModal);
