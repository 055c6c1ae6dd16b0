import { lazyDialog } from '../lazy/lazyDialog.tsx';

export const LazyUploadModal = lazyDialog('UploadModal', () => import('./UploadModal.tsx'));
