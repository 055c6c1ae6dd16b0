import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { Inline } from '../../../components/Stack/Inline.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';

interface Lock {
  isReadOnly?: boolean;
  disabledReason?: string;
}

const options = [
  { value: 'prime', label: 'Prime' },
  { value: 'vida', label: 'Vida Plena' },
];

/** The same fields next to each other: editable, read-only and disabled. */
const states: Record<string, Lock> = {
  Aberto: {},
  Leitura: { isReadOnly: true },
  Travado: { disabledReason: 'Escolha a operadora' },
};

function Fields({ lock }: { lock: Lock }) {
  return (
    <Stack>
      <TextField label="Nome" defaultValue="Beatriz" {...lock} />
      <Select label="Marca" options={options} defaultValue="prime" {...lock} />
      <DatePicker label="Emissão" defaultValue="2026-11-20" {...lock} />
      <TextArea label="Motivo" defaultValue="Guia duplicada" {...lock} />
      <Checkbox label="Urgente" defaultValue {...lock} />
      <RadioGroup label="Plano" options={options} defaultValue="prime" {...lock} />
      <Switch label="Envia e-mail" defaultValue {...lock} />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Campos/Somente leitura',
  parameters: { spec: ['disabled fields are not submitted, read-only ones are'] },
  component: Fields,
  args: { lock: {} },
  render: () => (
    <Inline align="start" gap={6}>
      {Object.entries(states).map(([name, lock]) => (
        <section key={name} aria-label={name}>
          <Fields lock={lock} />
        </section>
      ))}
    </Inline>
  ),
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
});

/** Background and borders of a box, or of the mark of a checkbox or radio button. */
const looks = (field: Element | null | undefined) => {
  const { backgroundColor, borderTopColor, borderBottomColor } = getComputedStyle(field as Element);
  return [backgroundColor, borderTopColor, borderBottomColor].join(' ');
};

export const ReadOnlyLooksNeitherEditableNorDisabled = meta.story({
  play: async ({ canvas }) => {
    const seen = Object.keys(states).map((name) => {
      const section = canvas.getByRole('region', { name });
      const boxes = [...section.querySelectorAll('input:not([type]), input[type="text"], textarea')];
      const marks = [...section.querySelectorAll('label:has(input:checked) svg, label:has(input[type=radio]:checked)')];
      const circles = marks.map((mark) => mark.closest('span:not(:has(input))') ?? mark.querySelector('span + span'));
      return [...boxes.map((box) => box.parentElement), ...circles, section.querySelector('[role="switch"]')].map(
        looks,
      );
    });
    const [open = [], read = [], locked = []] = seen;
    await expect(read.length).toBeGreaterThan(5);
    for (const [place, look] of read.entries()) {
      await expect(look).not.toBe(open[place]);
      await expect(look).not.toBe(locked[place]);
    }
  },
});

export const AReadOnlyFieldHasNoUselessButton = meta.story({
  play: async ({ canvas }) => {
    const buttonsOf = (name: string) =>
      within(canvas.getByRole('region', { name })).queryAllByRole('button', { name: /Mostrar|Abrir/ });
    await expect(buttonsOf('Aberto')).toHaveLength(2);
    await expect(buttonsOf('Leitura')).toHaveLength(0);
  },
});
