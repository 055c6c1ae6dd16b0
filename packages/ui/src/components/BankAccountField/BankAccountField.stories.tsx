import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { BankAccountField } from './BankAccountField.tsx';
import { type BankAccount, noBankAccount } from './bankAccountTexts.ts';

const brasil: BankAccount = {
  bank: '001',
  agency: '1584',
  agencyDigit: '9',
  account: '00210169',
  accountDigit: '6',
  kind: null,
};
const itau: BankAccount = { ...noBankAccount, bank: '341', agency: '1234', account: '12345', accountDigit: '1' };

const meta = preview.meta({
  title: 'Campos/BankAccountField',
  component: BankAccountField,
  parameters: { spec: ['WCAG 1.3.1 Info and relationships', 'WCAG 3.3.3 Error suggestion'] },
  args: { label: 'Conta para reembolso', value: noBankAccount, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value ?? noBankAccount);
    const change = (next: BankAccount) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <BankAccountField {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: brasil } });
export const WithKind = meta.story({ args: { value: { ...brasil, kind: 'checking' }, hasKind: true } });
export const OfAnotherBank = meta.story({
  args: { value: { ...noBankAccount, bank: '999', agency: '0001', account: '1234567', accountDigit: '8' } },
});
export const InDoubt = meta.story({ args: { value: { ...brasil, agencyDigit: '0', accountDigit: '5' } } });
export const Invalid = meta.story({
  args: {
    isRequired: true,
    bankError: 'Escolha o banco',
    agencyError: 'Informe a agência',
    accountError: 'Informe a conta com o dígito',
  },
});
export const Disabled = meta.story({ args: { disabledReason: 'Escolha a forma de pagamento' } });
export const ReadOnly = meta.story({ args: { value: itau, isReadOnly: true } });
export const OneFieldForBankAgencyAndAccount = meta.story({
  render: () => <TextField label="Dados bancários" hint="Banco, agência e conta" />,
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={3}>
      <BankAccountField label="Conta vazia" isRequired />
      <BankAccountField label="Conta com tipo" defaultValue={{ ...brasil, kind: 'checking' }} hasKind />
      <BankAccountField label="Conta em dúvida" defaultValue={{ ...brasil, agencyDigit: '0', accountDigit: '5' }} />
      <BankAccountField
        label="Conta de banco fora da lista"
        defaultValue={{ ...noBankAccount, bank: '999', agency: '0001', account: '1234567', accountDigit: '8' }}
      />
      <BankAccountField
        label="Conta incompleta"
        isRequired
        bankError="Escolha o banco"
        agencyError="Informe a agência"
        accountError="Informe a conta com o dígito"
      />
      <BankAccountField label="Conta só para leitura" defaultValue={itau} isReadOnly />
      <BankAccountField label="Conta bloqueada" disabledReason="Escolha a forma de pagamento" />
    </Stack>
  ),
});

interface Canvas {
  getByRole: (role: string, options?: { name: string | RegExp }) => HTMLElement;
}

const bank = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Banco' });
const agency = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Agência' });
const account = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Conta' });
const shown = (canvas: Canvas) => [bank, agency, account].map((box) => (box(canvas) as HTMLInputElement).value);
const said = () => [...document.querySelectorAll('[role="status"], [aria-live="polite"]')].map((it) => it.textContent);

export const OneGroupHasALabelledBoxForEachPart = meta.story({
  args: { value: { ...brasil, kind: 'savings' }, hasKind: true, isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Conta para reembolso/ })).toContainElement(bank(canvas));
    await expect(shown(canvas)).toEqual(['001 Banco do Brasil', '1584-9', '00210169-6']);
    await expect(canvas.getByRole('radio', { name: 'Poupança' })).toBeChecked();
    for (const box of [bank, agency, account]) await expect(box(canvas)).toBeRequired();
  },
});

export const TheBankIsFoundByCodeOrByName = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(bank(canvas), 'itau{Enter}');
    await expect(bank(canvas)).toHaveValue('341 Itaú');
    await userEvent.clear(bank(canvas));
    await userEvent.type(bank(canvas), '237');
    await userEvent.tab();
    await expect(bank(canvas)).toHaveValue('237 Bradesco');
    await userEvent.clear(bank(canvas));
    await userEvent.type(bank(canvas), 'caixa{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noBankAccount, bank: '104' });
  },
});

export const ACodeOutsideTheListIsAccepted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(bank(canvas), '999');
    await userEvent.tab();
    await expect(bank(canvas)).toHaveValue('999 (fora da lista)');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noBankAccount, bank: '999' });
    await userEvent.type(bank(canvas), 'banco que não existe');
    await userEvent.tab();
    await expect(bank(canvas)).toBeInvalid();
  },
});

export const TypedPartsGetTheirPunctuationOnBlur = meta.story({
  args: { value: { ...noBankAccount, bank: '001' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(agency(canvas), '15849');
    await expect(agency(canvas)).toHaveValue('15849');
    await userEvent.tab();
    await expect(agency(canvas)).toHaveValue('1584-9');
    await userEvent.keyboard('00.210.1696{Enter}');
    await expect(account(canvas)).toHaveValue('00210169-6');
    await expect(args.onChange).toHaveBeenLastCalledWith(brasil);
  },
});

export const AShortAgencyIsPaddedWithZeros = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(agency(canvas), '1');
    await userEvent.tab();
    await expect(agency(canvas)).toHaveValue('0001');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noBankAccount, agency: '0001' });
  },
});

export const AWrongCheckDigitGetsAWarningBelowItsBox = meta.story({
  args: { value: { ...noBankAccount, bank: '001' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(agency(canvas), '1584-8');
    await expect(agency(canvas)).not.toHaveAccessibleDescription(/Confira/);
    await userEvent.tab();
    await expect(agency(canvas)).toHaveAccessibleDescription('O dígito da agência parece errado. Confira.');
    await userEvent.keyboard('210169-5{Enter}');
    await expect(account(canvas)).toHaveAccessibleDescription('O dígito da conta parece errado. Confira.');
    for (const box of [agency, account]) await expect(box(canvas)).not.toBeInvalid();
  },
});

export const TheDigitXIsTaken = meta.story({
  args: { value: { ...noBankAccount, bank: '001' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(account(canvas), '6x');
    await userEvent.tab();
    await expect(account(canvas)).toHaveValue('6-X');
    await expect(account(canvas)).not.toHaveAccessibleDescription(/Confira/);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...noBankAccount,
      bank: '001',
      account: '6',
      accountDigit: 'X',
    });
  },
});

export const TheWarningAboutASharedCheckDigitNamesAgencyAndAccount = meta.story({
  args: { value: { ...itau, agency: '1235' } },
  play: async ({ canvas }) => {
    await expect(account(canvas)).toHaveAccessibleDescription('O dígito não combina com a agência e a conta. Confira.');
  },
});

export const ABankWithoutAPublishedRuleGetsNoWarning = meta.story({
  args: { value: { ...brasil, bank: '104', agencyDigit: '', accountDigit: '1' } },
  play: async ({ canvas }) => {
    await expect(account(canvas)).not.toHaveAccessibleDescription(/Confira/);
  },
});

export const APastedAccountFillsEveryBox = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(agency(canvas));
    await userEvent.paste('001 1584-9 00210169-6');
    await expect(shown(canvas)).toEqual(['001 Banco do Brasil', '1584-9', '00210169-6']);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(brasil);
    await waitFor(() => expect(said()).toContain('Colado: 001 Banco do Brasil, agência 1584-9, conta 00210169-6'));
  },
});

export const APasteIntoTheBankBoxFillsEveryBox = meta.story({
  args: { hasKind: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(bank(canvas));
    await userEvent.paste('Banco do Brasil ag 1234-5 cc 12345-6');
    await expect(shown(canvas)).toEqual(['001 Banco do Brasil', '1234-5', '12345-6']);
    await expect(canvas.getByRole('radio', { name: 'Corrente' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
});

export const ARowOfASpreadsheetIsPasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(account(canvas));
    await userEvent.paste('Maria da Silva\t529.982.247-25\t341\t1234\t12345-1\tR$ 1.250,00');
    await expect(shown(canvas)).toEqual(['341 Itaú', '1234', '12345-1']);
  },
});

export const TwoAccountsInOnePasteAreRefused = meta.story({
  args: { value: itau },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(account(canvas));
    await userEvent.paste('001 1584-9 00210169-6 237 1425-7 0238069-2');
    await expect(account(canvas)).toHaveAccessibleDescription('O texto colado tem mais de uma conta: cole uma só');
    await expect(account(canvas)).toBeInvalid();
    await expect(shown(canvas)).toEqual(['341 Itaú', '1234', '12345-1']);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}{Backspace}1');
    await expect(account(canvas)).not.toBeInvalid();
  },
});

export const APasteThatIsNotFullyUnderstoodIsRefused = meta.story({
  args: { value: itau },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(account(canvas));
    for (const text of ['1234 12345-6', 'Itaú ag 1234 cc 12345-6 favorecido Caixa Escolar Santos']) {
      await userEvent.paste(text);
      await expect(account(canvas)).toHaveAccessibleDescription(
        'Não deu para ler a conta colada. Cole banco, agência e conta, ou preencha cada campo.',
      );
      await expect(account(canvas)).toBeInvalid();
      await expect(shown(canvas)).toEqual(['341 Itaú', '1234', '12345-1']);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const TwoPastedNumbersAreNeverJoined = meta.story({
  args: { value: { ...noBankAccount, bank: '341' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(account(canvas), '1234 12345-6');
    await userEvent.tab();
    await expect(account(canvas)).toHaveValue('1234 12345-6');
    await expect(account(canvas)).toHaveAccessibleDescription(/que pode ser uma letra \(X ou P\)/);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noBankAccount, bank: '341', account: '1234 12345-6' });
    await userEvent.clear(account(canvas));
    await userEvent.type(account(canvas), '12345 - 6');
    await userEvent.tab();
    await expect(account(canvas)).toHaveValue('12345-6');
  },
});

export const APasteAndItsUndoClearAHalfTypedBank = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(bank(canvas), 'ita');
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.paste('001 1584-9 00210169-6');
    await expect(shown(canvas)).toEqual(['001 Banco do Brasil', '1584-9', '00210169-6']);
    await userEvent.type(bank(canvas), 'ita');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(shown(canvas)).toEqual(['', '', '']);
    await userEvent.keyboard('{Control>}y{/Control}');
    await userEvent.tab();
    await expect(shown(canvas)).toEqual(['001 Banco do Brasil', '1584-9', '00210169-6']);
    // A pasted account with the current bank also replaces the typed text.
    await userEvent.type(bank(canvas), 'ita');
    await userEvent.paste('001 1584-9 00210169-6');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(brasil);
    await expect(shown(canvas)).toEqual(['001 Banco do Brasil', '1584-9', '00210169-6']);
  },
});

export const ABankSetByTheParentReplacesAHalfTypedOne = meta.story({
  render: function Outside(args) {
    const [value, setValue] = useState(noBankAccount);
    return (
      <>
        <BankAccountField {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue(brasil)}>Usar a conta do cadastro</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(bank(canvas), 'banco que não existe');
    const button = canvas.getByRole('button', { name: 'Usar a conta do cadastro' });
    await userEvent.click(button);
    await expect(shown(canvas)).toEqual(['001 Banco do Brasil', '1584-9', '00210169-6']);
    await expect(bank(canvas)).not.toBeInvalid();
    await userEvent.type(bank(canvas), 'banco que não existe');
    await userEvent.tab();
    // The text that matches no bank clears the bank of the parent, and stays with an error.
    await expect(bank(canvas)).toBeInvalid();
  },
});

export const AnAccountWithoutACheckDigitKeepsItsDigits = meta.story({
  args: { value: { ...brasil, account: '12345678', accountDigit: '' }, name: 'conta' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(account(canvas)).toHaveValue('12345678-');
    await expect(account(canvas)).toHaveAccessibleDescription('Falta o dígito da conta.');
    await userEvent.click(account(canvas));
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(document.querySelector('[name="conta.account"]')).toHaveValue('12345678');
    await userEvent.type(agency(canvas), '{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...brasil,
      agencyDigit: '',
      account: '12345678',
      accountDigit: '',
    });
  },
});

export const UndoRestoresTheAccountBeforeAPaste = meta.story({
  args: { value: itau },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(agency(canvas));
    await userEvent.paste('001 1584-9 00210169-6');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(shown(canvas)).toEqual(['341 Itaú', '1234', '12345-1']);
    await expect(args.onChange).toHaveBeenLastCalledWith(itau);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(brasil);
  },
});

export const TabGoesFromBoxToBoxAndArrowsChooseTheKind = meta.story({
  args: { hasKind: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(bank(canvas)).toHaveFocus();
    await userEvent.tab();
    await expect(agency(canvas)).toHaveFocus();
    await userEvent.tab();
    await expect(account(canvas)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noBankAccount, kind: 'savings' });
  },
});

export const AFormResetRestoresTheInitialAccount = meta.story({
  render: () => (
    <form onSubmit={(event) => event.preventDefault()}>
      <BankAccountField label="Conta para reembolso" name="conta" defaultValue={brasil} />
      <Button type="reset">Desfazer</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = agency(canvas).closest('form') as HTMLFormElement;
    const entries = () => Object.fromEntries(new FormData(form));
    const first = { 'conta.bank': '001', 'conta.agency': '1584-9', 'conta.account': '00210169-6' };
    await expect(entries()).toEqual(first);
    await userEvent.clear(account(canvas));
    await userEvent.type(account(canvas), '123456');
    await expect(entries()).toMatchObject({ 'conta.account': '12345-6' });
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(entries()).toEqual(first);
  },
});

export const AFormResetClearsAHalfTypedBank = meta.story({
  render: () => (
    <form onSubmit={(event) => event.preventDefault()}>
      <BankAccountField label="Conta para reembolso" name="conta" />
      <Button type="reset">Limpar</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(bank(canvas), 'banco que não existe');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(shown(canvas)).toEqual(['', '', '']);
    await expect(bank(canvas)).not.toBeInvalid();
  },
});
