import '../../../../packages/ui/src/theme/appReset.css.ts';
import '../../../../packages/ui/src/theme/theme.css.ts';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { CpfField } from '../../../../packages/ui/src/components/CpfField/CpfField.tsx';
import { Select } from '../../../../packages/ui/src/components/Select/Select.tsx';
import { TextField } from '../../../../packages/ui/src/components/TextField/TextField.tsx';
import { UiProvider } from '../../../../packages/ui/src/components/UiProvider/UiProvider.tsx';

function PlainField({ label }: { label: string }) {
  const id = useId();
  const [value, setValue] = useState('');
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} onChange={(event) => setValue(event.target.value)} />
    </div>
  );
}

function KitField({ label }: { label: string }) {
  const [value, setValue] = useState('');
  return <TextField label={label} value={value} onChange={setValue} />;
}

function Cpf() {
  const [value, setValue] = useState('');
  return <CpfField label="CPF" value={value} onChange={setValue} />;
}

const options = Array.from({ length: 5000 }, (_, at) => ({
  label: `Operadora ${at}`,
  value: at,
  subtitle: `ANS ${at}`,
}));

function Operators() {
  const [value, setValue] = useState<number | null>(null);
  return <Select label="Operadora" options={options} value={value} onChange={setValue} />;
}

const host = document.getElementById('root') as HTMLElement;

let roots: Root[] = [];

function open(children: ReactNode, isDisplayed: boolean) {
  const place = host.appendChild(document.createElement('div'));
  place.hidden = !isDisplayed;
  const root = createRoot(place);
  roots.push(root);
  flushSync(() => root.render(children));
}

const kinds = { plain: PlainField, kit: KitField };
const screens = { cpf: Cpf, select: Operators };

export interface FieldsBench {
  mount: (kind: keyof typeof kinds, count: number, times: number) => void;
  show: (screen: keyof typeof screens) => void;
  clear: () => void;
}

const bench: FieldsBench = {
  mount(kind, count, times) {
    const Field = kinds[kind];
    const labels = Array.from({ length: count }, (_, at) => `Campo ${at}`);
    for (let time = 0; time < times; time++)
      open(
        labels.map((label) => <Field key={label} label={label} />),
        false,
      );
  },
  show(screen) {
    const Screen = screens[screen];
    bench.clear();
    open(
      <UiProvider>
        <Screen />
      </UiProvider>,
      true,
    );
  },
  clear() {
    for (const root of roots) flushSync(() => root.unmount());
    roots = [];
    host.replaceChildren();
  },
};

window.fields = bench;
