import { afterEach, expect, test } from 'vitest';
import { showToast } from '../../internal/overlays/toasts/showToast.ts';
import { toast, toastStore } from './toast.ts';

afterEach(toast.clear);

test('a toast of a component is among the toasts of the page', () => {
  showToast('error', { title: 'Não foi possível abrir o calendário' });
  expect(toastStore.read().open).toMatchObject([{ variant: 'error', title: 'Não foi possível abrir o calendário' }]);
});
