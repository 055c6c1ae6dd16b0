import { expect, test, vi } from 'vitest';
import { navigateAfterLogout, registerLogoutNavigation } from './logoutNavigation.ts';

test('an app that leaves the page takes back its own way only, not that of the one that came after it', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const forgetFirst = registerLogoutNavigation(first);
  const forgetSecond = registerLogoutNavigation(second);
  forgetFirst();
  navigateAfterLogout();
  forgetSecond();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});
