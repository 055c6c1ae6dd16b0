import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { devices, showFor } from '../../testing/ariaTesters.fixtures.tsx';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { DialogFrameProps } from './DialogFrame.tsx';
import { Modal } from './Modal.tsx';

function Opened({ frame: Part }: { frame: (props: DialogFrameProps) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Incluir grupo</Button>
      <Part title="Inclusão de grupo" isOpen={isOpen} onClose={() => setOpen(false)}>
        <TextField label="Nome" />
      </Part>
    </>
  );
}

describe.each([
  ['a modal', Modal],
  ['a drawer', Drawer],
] as const)('%s', (_, frame) => {
  test.each(devices)('opened by %s takes the focus and returns it', async (device) => {
    const user = showFor(device, <Opened frame={frame} />);
    const button = screen.getByRole('button', { name: 'Incluir grupo' });
    const tester = user.createTester('Dialog', { root: button, overlayType: 'modal' });
    await tester.open();
    expect(tester.getDialog()?.contains(document.activeElement)).toBe(true);
    await tester.close();
    expect(tester.getDialog()).toBeNull();
    await expect.poll(() => document.activeElement).toBe(button);
  });
});
