// @vitest-environment jsdom
import '../../../testing/jsdom.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOpeningFocus } from './useOpeningFocus.ts';

const secondFocusMs = 500;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Dialog() {
  const ref = useRef<HTMLDivElement>(null);
  useOpeningFocus(ref, undefined);
  return (
    <div ref={ref} role="dialog" aria-label="Credencial" tabIndex={-1}>
      <button type="button">Ações</button>
    </div>
  );
}

function openDialog() {
  render(<Dialog />);
  const dialog = screen.getByRole('dialog');
  expect(document.activeElement).toBe(dialog);
  const taken = vi.fn<() => void>();
  dialog.addEventListener('focus', taken);
  return taken;
}

test('a dialog takes the focus a second time, for VoiceOver on iOS', () => {
  const taken = openDialog();
  vi.advanceTimersByTime(secondFocusMs);
  expect(taken).toHaveBeenCalledOnce();
});

test('a dialog does not take the focus again while a closing menu is returning it', () => {
  const taken = openDialog();
  const button = screen.getByRole('button', { name: 'Ações' });
  button.focus();
  button.blur();
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(secondFocusMs);
  expect(taken).not.toHaveBeenCalled();
});

test('a dialog that closes early does not take the focus a second time', () => {
  const taken = openDialog();
  cleanup();
  vi.advanceTimersByTime(secondFocusMs);
  expect(taken).not.toHaveBeenCalled();
});
