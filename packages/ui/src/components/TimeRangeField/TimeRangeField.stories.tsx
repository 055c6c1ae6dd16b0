import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import { noTimes, openingHours } from './TimeRangeField.fixtures.tsx';
import { TimeRangeField } from './TimeRangeField.tsx';

const ignore = () => {};
const day = { start: '08:00', end: '17:00' };
const night = { start: '19:00', end: '07:00' };

const meta = preview.meta({
  title: 'Campos/TimeRangeField',
  component: TimeRangeField,
  parameters: { spec: ['1 §5 Text inputs', 'WCAG 3.3.1 error identification'] },
  ...openingHours,
});

export const Filled = meta.story({ args: { value: day } });
export const Empty = meta.story();
export const Shifts = meta.story({ args: { label: 'Turno', value: night, allowOvernight: true, presets: 'shifts' } });
export const OwnPresets = meta.story({
  args: {
    value: day,
    presets: [
      { label: 'Comercial', start: '08:00', end: '18:00' },
      { label: 'Só de manhã', start: '08:00', end: '12:00' },
    ],
  },
});
export const WithItsOwnName = meta.story({ args: { value: day, isLabelHidden: false, isRequired: true } });
export const Invalid = meta.story({
  args: { isRequired: true, startError: 'Informe o início', endError: 'Informe o fim' },
});
export const SameTimes = meta.story({ args: { value: { start: '08:00', end: '08:00' } } });
export const ReadOnly = meta.story({
  args: { value: night, allowOvernight: true, isReadOnly: true, presets: 'shifts' },
});
export const Disabled = meta.story({ args: { value: day, presets: 'shifts', disabledReason: 'Escolha um dia' } });

export const TwoIndependentTimes = meta.story({
  render: () => (
    <FieldGrid>
      <TimeField label="Início" defaultValue="19:00" />
      <TimeField label="Fim" defaultValue="07:00" />
    </FieldGrid>
  ),
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <TimeRangeField label="Atendimento" value={day} onChange={ignore} isRequired hint="Horário de Brasília" />
      <TimeRangeField label="Vazio" value={noTimes} onChange={ignore} isLabelHidden={false} />
      <TimeRangeField label="Turno" value={night} onChange={ignore} allowOvernight presets="shifts" />
      <TimeRangeField label="Sem a noite" value={{ start: '07:00', end: '13:00' }} onChange={ignore} presets="shifts" />
      <TimeRangeField
        label="Obrigatório"
        value={noTimes}
        onChange={ignore}
        isRequired
        startError="Informe o início"
        endError="Informe o fim"
      />
      <TimeRangeField label="Fora do limite" value={day} onChange={ignore} minTime="09:00" maxTime="16:00" />
      <TimeRangeField label="Iguais" value={{ start: '08:00', end: '08:00' }} onChange={ignore} />
      <TimeRangeField label="Só leitura" defaultValue={night} allowOvernight isReadOnly />
      <TimeRangeField
        label="Desabilitado"
        value={day}
        onChange={ignore}
        disabledReason="Escolha um dia"
        presets="shifts"
      />
    </FieldGrid>
  ),
});
