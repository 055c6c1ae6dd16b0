import { Button, CpfField, DateField, DatePicker, DropZone, Select, toast, UiProvider, useConfirm } from '@oraculo/ui';
import { testingLibraryKit } from '@oraculo/ui/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';

const show = (children: ReactNode) => render(<UiProvider>{children}</UiProvider>);
const kit = testingLibraryKit({ within, waitFor, fireEvent, userEvent });
afterEach(cleanup);

const options = [
  { value: '1', label: 'Vida Plena' },
  { value: '2', label: 'Saúde Norte' },
];

function Search({ onSearch }: { onSearch: (...values: unknown[]) => void }) {
  const [operator, setOperator] = useState<string | null>(null);
  const [cpf, setCpf] = useState('');
  const [birth, setBirth] = useState<string | null>(null);
  return (
    <>
      <Select label="Operadora" options={options} value={operator} onChange={setOperator} />
      <CpfField label="CPF" value={cpf} onChange={setCpf} />
      <DateField label="Nascimento" value={birth} onChange={setBirth} />
      <Button onPress={() => onSearch(operator, cpf, birth)}>Pesquisar</Button>
    </>
  );
}

test('a filled form sends its values', async () => {
  const sent: unknown[][] = [];
  show(<Search onSearch={(...values) => sent.push(values)} />);
  const user = userEvent.setup();
  await kit.chooseOption('Operadora', 'Saúde Norte');
  await user.type(screen.getByRole('textbox', { name: 'CPF' }), '52998224725');
  await user.type(screen.getByRole('textbox', { name: 'Nascimento' }), '02111985');
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  expect(sent).toEqual([['2', '52998224725', '1985-11-02']]);
});

test('a button opens the calendar', async () => {
  show(<DatePicker label="Emissão" value="2026-11-20" onChange={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir calendário: Emissão' }));
  expect(await screen.findByRole('gridcell', { name: /20 de novembro de 2026/ })).toBeTruthy();
});

test('a toast appears after a confirmed dialog', async () => {
  function Delete() {
    const confirm = useConfirm();
    const ask = async () => {
      if (await confirm({ title: 'Excluir credencial?', confirmLabel: 'Excluir' }))
        toast.success({ title: 'Excluída' });
    };
    return <Button onPress={ask}>Remover</Button>;
  }
  show(<Delete />);
  await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
  await kit.answerConfirm('Excluir credencial?', 'Excluir');
  expect(await kit.findToast('Excluída')).toBeTruthy();
});

test('a drop zone accepts a dropped file', async () => {
  const added: string[] = [];
  show(
    <DropZone label="Arquivo do grupo" accept="csv" onAdd={(files) => added.push(...files.map(({ name }) => name))} />,
  );
  await kit.dropFiles('Arquivo do grupo', [{ name: 'grupo.csv', type: 'text/csv', content: 'CPF\n' }]);
  await waitFor(() => expect(added).toEqual(['grupo.csv']));
});
