import { Profiler } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  getColorMode,
  getColorModeChoice,
  setColorMode,
  COLOR_MODE_KEY,
  subscribeColorMode,
  themeColors,
} from '../../colorMode/colorMode.ts';
import { Button } from '../Button/Button.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { ColorModeToggle } from './ColorModeToggle.tsx';

const bothModes = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
];

const meta = preview.meta({
  title: 'Estrutura/ColorModeToggle',
  component: ColorModeToggle,
  parameters: { spec: ['1 §4 Colour mode', '2 §1 the mode is stored locally as light or dark'] },
  beforeEach: ({ globals }) => {
    const restore = () => {
      setColorMode(globals.colorMode === 'dark' ? 'dark' : 'light');
      window.localStorage.removeItem(COLOR_MODE_KEY);
    };
    restore();
    return restore;
  },
});

export const AChoiceThatIsSaved = meta.story({
  render: () => (
    <Inline>
      <RadioGroup label="Modo de cor" options={bothModes} defaultValue="light" />
      <Button>Salvar preferências</Button>
    </Inline>
  ),
});

export const Light = meta.story();
export const Dark = meta.story({ globals: { colorMode: 'dark' } });
export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
});

export const PressTurnsThePageDarkAndBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Usar modo escuro' }));
    await expect(document.documentElement).toHaveAttribute('data-color-mode', 'dark');
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Usar modo claro' }));
    await expect(document.documentElement).toHaveAttribute('data-color-mode', 'light');
  },
});

export const APressAnnouncesTheNewMode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Usar modo escuro' }));
    await expect(screen.getByText('Modo escuro ativado')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Usar modo claro' }));
    await expect(screen.getByText('Modo claro ativado')).toHaveRole('status');
  },
});

export const TheChoiceIsStoredUnderColorMode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(window.localStorage.getItem('colorMode')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Usar modo escuro' }));
    await expect(window.localStorage.getItem('colorMode')).toBe('dark');
  },
});

export const OtherTabsFollow = meta.story({
  play: async ({ canvas }) => {
    const listener = fn();
    const stop = subscribeColorMode(listener);
    // The provider listens once its effects have run, and a story does not wait for them.
    await waitFor(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode', newValue: 'dark' }));
      await expect(getColorMode()).toBe('dark');
    });
    stop();
    await expect(listener.mock.calls).toEqual([['dark']]);
    await expect(canvas.getByRole('button', { name: 'Usar modo claro' })).toBeVisible();
  },
});

export const AnInvalidValueFromAnotherTabIsIgnored = meta.story({
  play: async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode', newValue: 'roxo' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode', newValue: null }));
    await expect(getColorMode()).toBe('light');
  },
});

export const RemovingTheChoiceFollowsTheSystemAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Usar modo escuro' }));
    await expect(getColorModeChoice()).toBe('dark');
    setColorMode('system');
    await expect(getColorModeChoice()).toBe('system');
    await expect(localStorage.getItem('colorMode')).toBeNull();
    await expect(getColorMode()).toBe('light');
  },
});

export const RemovingTheChoiceInAnotherTabFollowsTheSystem = meta.story({
  play: async () => {
    setColorMode('dark');
    // Before the first effects of a page there are no listeners.
    await waitFor(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode', newValue: null }));
      expect(getColorMode()).toBe('light');
    });
  },
});

export const TheBrowserBarHasTheColourOfTheHeader = meta.story({
  play: async ({ canvas, userEvent }) => {
    const bar = document.createElement('meta');
    bar.name = 'theme-color';
    document.head.append(bar);
    await userEvent.click(canvas.getByRole('button', { name: 'Usar modo escuro' }));
    await expect(bar).toHaveAttribute('content', themeColors.dark);
    bar.remove();
  },
});

export const TheModeChangesEvenIfStorageIsDenied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const originalStorage = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Usar modo escuro' }));
      await expect(getColorMode()).toBe('dark');
    } finally {
      Object.defineProperty(window, 'localStorage', originalStorage ?? {});
    }
  },
});

const rendered = fn();

export const TogglingRendersNoComponent = meta.story({
  render: () => (
    <Profiler id="page" onRender={rendered}>
      <ColorModeToggle />
    </Profiler>
  ),
  play: async ({ canvas, userEvent }) => {
    rendered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Usar modo escuro' }));
    await expect(getColorMode()).toBe('dark');
    await expect(rendered).not.toHaveBeenCalled();
  },
});
