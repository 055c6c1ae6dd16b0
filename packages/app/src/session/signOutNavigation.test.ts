import { expect, test, vi } from 'vitest';
import { navigateAfterSignOut, registerSignOutNavigation } from './signOutNavigation.ts';

test('unregistering removes only its own handler, not a later one', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const forgetFirst = registerSignOutNavigation(first);
  const forgetSecond = registerSignOutNavigation(second);
  forgetFirst();
  navigateAfterSignOut();
  forgetSecond();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});
