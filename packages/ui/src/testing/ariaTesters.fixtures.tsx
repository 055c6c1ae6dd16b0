import { User } from '@react-aria/test-utils';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';

/** The input devices that React Aria's testers simulate. */
export const devices = ['mouse', 'keyboard', 'touch'] as const;

/** Renders the content until the end of the test. Returns the `User` of React Aria's testers. */
export function showFor(interactionType: (typeof devices)[number], content: ReactNode) {
  onTestFinished(cleanup);
  render(<UiProvider>{content}</UiProvider>);
  return new User({ interactionType });
}
