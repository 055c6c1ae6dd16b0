import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { Modal } from '../Modal/Modal.tsx';
import {
  box,
  ControlledDatePicker,
  calendarButton,
  dayNamed,
  openByKey,
  loadCalendar,
} from './DatePicker.fixtures.tsx';
import { DatePicker } from './DatePicker.tsx';

const ignore = () => {};

const meta = preview.meta({
  title: 'Campos/DatePicker',
  component: DatePicker,
  parameters: { spec: ['1 §2 Date-range picker', '1 §4 Date picker', '1 §5 Date input'] },
  args: { label: 'Vencimento', value: '2026-11-20', onChange: fn(), today: '2026-11-20' },
  loaders: [loadCalendar],
  render: (args) => <ControlledDatePicker {...args} />,
});

export const Filled = meta.story();
export const Empty = meta.story({ args: { value: null } });
export const Required = meta.story({ args: { isRequired: true, hint: 'Dia útil' } });
export const Invalid = meta.story({ args: { value: null, error: 'Data obrigatória' } });
export const WithoutClear = meta.story({ args: { isClearable: false } });
export const Disabled = meta.story({ args: { disabledReason: 'Selecione uma operadora' } });

export const Open = meta.story({
  play: async ({ userEvent }) => {
    await expect(await openByKey(userEvent)).toBeVisible();
  },
});

export const ABirthday = meta.story({ args: { label: 'Data de nascimento', value: '1951-03-08' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  // Overlays do not give the page a height.
  render: (args) => (
    <div style={{ minBlockSize: '560px' }}>
      <FieldGrid>
        <ControlledDatePicker {...args} allowFuture={false} />
        <DatePicker label="Vazio" value={null} onChange={ignore} />
        <DatePicker label="Obrigatório" value={null} onChange={ignore} isRequired error="Data obrigatória" />
        <DatePicker label="Sem limpar" value="2026-11-20" onChange={ignore} isClearable={false} />
        <DatePicker label="Com dica" value="2026-11-20" onChange={ignore} hint="Dia útil" />
        <DatePicker label="Desabilitado" value={null} onChange={ignore} disabledReason="Selecione uma operadora" />
      </FieldGrid>
    </div>
  ),
  play: async ({ userEvent }) => {
    await expect(await openByKey(userEvent)).toBeVisible();
  },
});

// spec: 1.2.18
export const PickingADaySetsTheDateAndClosesTheCalendar = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(box());
    const calendar = await screen.findByRole('dialog', { name: 'Calendário: Vencimento' });
    await expect(calendar).toHaveTextContent('Selecione a data');
    await userEvent.click(dayNamed('segunda-feira, 9 de novembro de 2026'));
    await expect(calendar).not.toBeInTheDocument();
    await expect(args.onChange?.mock.calls).toEqual([['2026-11-09']]);
    await expect(box()).toHaveValue('09/11/2026');
    await expect(box()).toHaveFocus();
  },
});

export const ClearEmptiesTheBox = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar data' }));
    await expect(args.onChange?.mock.calls).toEqual([[null]]);
    await expect(box()).toHaveFocus();
  },
});

export const AFutureDayStaysFocusableAndSaysWhyItCannotBePicked = meta.story({
  args: { allowFuture: false },
  play: async ({ args, userEvent }) => {
    await openByKey(userEvent);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const tomorrow = dayNamed('sábado, 21 de novembro de 2026');
    await expect(tomorrow).toHaveFocus();
    await expect(tomorrow).toHaveAccessibleDescription('Indisponível. Data futura não permitida');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const EscapeInsideAModalClosesOnlyTheCalendar = meta.story({
  args: { isClearable: false },
  render: (args) => (
    <Modal title="Editar lote" isOpen onClose={ignore}>
      <ControlledDatePicker {...args} />
    </Modal>
  ),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Editar lote' });
    const calendar = await openByKey(userEvent);
    await userEvent.keyboard('{Escape}');
    await expect(calendar).not.toBeInTheDocument();
    await expect(calendarButton()).toHaveFocus();
    // It may still be fading in.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Editar lote' })).toBeVisible());
    await openByKey(userEvent);
    await userEvent.click(dayNamed('segunda-feira, 9 de novembro de 2026'));
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-09');
    await expect(screen.getByRole('dialog', { name: 'Editar lote' })).toBeVisible();
  },
});

export const ClearAndPickAreUndoneOneByOne = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar data' }));
    await openByKey(userEvent);
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(box()).toHaveValue('19/11/2026');
    box().focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(box()).toHaveValue('');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(box()).toHaveValue('20/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
  },
});

export const APartialBirthDateIsNeverCompleted = meta.story({
  args: { value: null, autoComplete: 'bday', allowFuture: false },
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), '15');
    await userEvent.tab();
    await expect(box()).toHaveValue('15');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
