import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/appReset.css.ts';
import '../../theme/theme.css.ts';
import { CpfField } from '../CpfField/CpfField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';

afterEach(() => {
  document.documentElement.style.fontSize = '';
  cleanup();
});

test('text of 200 % shows all digits of a CPF and of a phone on a screen of 320 px', async () => {
  // A media query in `em` follows the browser's own text size, which no page can set, so a window of 16 em simulates it.
  await page.viewport(256, 640);
  document.documentElement.style.fontSize = '32px';
  const ignore = () => {};
  render(
    <UiProvider>
      <div style={{ inlineSize: '256px' }}>
        <CpfField label="CPF" value="52998224725" onChange={ignore} />
        <PhoneField label="Telefone" value="11912345678" onChange={ignore} />
      </div>
    </UiProvider>,
  );
  await document.fonts.ready;
  const boxes = page.getByRole('textbox').elements() as HTMLInputElement[];
  expect(boxes.map(({ value }) => value)).toEqual(['529.982.247-25', '(11) 91234-5678']);
  expect(boxes.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
});
