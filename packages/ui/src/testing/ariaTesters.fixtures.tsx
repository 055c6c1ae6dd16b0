import { User } from '@react-aria/test-utils';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';

/** The interface by which React Aria's testers work a part. */
export const devices = ['mouse', 'keyboard', 'touch'] as const;

/** The part on a page until the end of the test, and the hand that works it. */
export function showFor(interactionType: (typeof devices)[number], content: ReactNode) {
  onTestFinished(cleanup);
  render(<UiProvider>{content}</UiProvider>);
  return new User({ interactionType });
}
