import { expect, test, vi } from 'vitest';
import { navigateAfterLogout, registerLogoutNavigation } from './logoutNavigation.ts';

test('unregistering removes only the own handler, not a later one', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const forgetFirst = registerLogoutNavigation(first);
  const forgetSecond = registerLogoutNavigation(second);
  forgetFirst();
  navigateAfterLogout();
  forgetSecond();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});
