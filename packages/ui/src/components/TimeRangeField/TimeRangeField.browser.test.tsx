import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent as keys } from 'vitest/browser';
import '../../theme/appReset.css.ts';
import '../../theme/theme.css.ts';
import { testingLibraryKit } from '../../testing/testingLibraryKit.ts';
import { Button } from '../Button/Button.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { TimeRangeField } from './TimeRangeField.tsx';
import type { TimeRange } from './TimeRangeFieldProps.ts';

const kit = testingLibraryKit({ within, waitFor, fireEvent, userEvent });

afterEach(async () => {
  cleanup();
  document.documentElement.style.fontSize = '';
  document.documentElement.dir = '';
  await page.viewport(1280, 800);
});

const night: TimeRange = { start: '19:00', end: '07:00' };
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const texts = () => boxes().map(({ value }) => value);

test('the driver types a range of times, which is put in order', async () => {
  const onChange = vi.fn<(range: TimeRange) => void>();
  render(<TimeRangeField label="Turno" onChange={onChange} />);
  await kit.typeRange('Turno', { start: '17:00', end: '08:00' });
  expect(onChange.mock.lastCall).toEqual([{ start: '08:00', end: '17:00' }]);
});

test('real keys fill both boxes, and Enter puts the times in order before the form is submitted', async () => {
  const submitted = vi.fn<(times: unknown) => void>();
  render(
    <UiProvider>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <TimeRangeField label="Turno" startName="opens" endName="closes" />
        <Button type="submit">Salvar</Button>
      </form>
    </UiProvider>,
  );
  await keys.tab();
  await keys.keyboard('1730');
  await keys.tab();
  await keys.keyboard('8{Enter}');
  expect(submitted.mock.lastCall).toEqual([{ opens: '08:00', closes: '17:30' }]);
});

test('`onFocus` and `onBlur` run for the whole field, including its presets', async () => {
  const said: string[] = [];
  render(
    <TimeRangeField
      label="Turno"
      presets="shifts"
      allowOvernight
      onFocus={() => said.push('focus')}
      onBlur={() => said.push('blur')}
    />,
  );
  // Two boxes and four presets.
  for (let stop = 0; stop < 6; stop += 1) await keys.tab();
  expect(said).toEqual(['focus']);
  await keys.tab();
  expect(said).toEqual(['focus', 'blur']);
});

test('leaving the field from its first box puts the times in order', async () => {
  render(<TimeRangeField label="Turno" defaultValue={{ start: '08:00', end: '12:00' }} />);
  await keys.tab();
  await keys.keyboard('{Control>}a{/Control}1400{Shift>}{Tab}{/Shift}');
  expect(texts()).toEqual(['12:00', '14:00']);
});

test.each(['ltr', 'rtl'])('at 320 px (%s) both times and their presets fit, next to each other', async (dir) => {
  await page.viewport(320, 640);
  document.documentElement.dir = dir;
  render(
    <UiProvider>
      <div style={{ inlineSize: '288px' }}>
        <TimeRangeField label="Turno" defaultValue={night} allowOvernight presets="shifts" />
      </div>
    </UiProvider>,
  );
  await document.fonts.ready;
  const [start, end] = boxes().map((box) => box.getBoundingClientRect());
  expect(start?.top).toBe(end?.top);
  expect(Math.sign((end?.left ?? 0) - (start?.left ?? 0))).toBe(dir === 'rtl' ? -1 : 1);
  const shown = [...boxes(), ...screen.getAllByRole('button')];
  expect(shown.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('text of 200 % shows both times below each other on a screen of 320 px', async () => {
  await page.viewport(256, 640);
  document.documentElement.style.fontSize = '32px';
  render(
    <UiProvider>
      <div style={{ inlineSize: '256px' }}>
        <TimeRangeField label="Turno" defaultValue={night} allowOvernight presets="shifts" />
      </div>
    </UiProvider>,
  );
  await document.fonts.ready;
  const [start, end] = boxes().map((box) => box.getBoundingClientRect());
  expect(start?.left).toBe(end?.left);
  const shown = [...boxes(), ...screen.getAllByRole('button')];
  expect(shown.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
});
