import { expect, test } from '../harness/journey.ts';
import { cardOnlyOperator } from '@oraculo-tools/testkit/app/people.ts';
import { shown } from '../harness/test.ts';

const brazilian = (birth: string) => birth.split('-').toReversed().join('/');

// spec: x.5
test('an individual query: the fields show their errors, then the beneficiary is found, then all is cleared', async ({
  page,
  journey,
}) => {
  const { keys, person } = journey;
  await journey.signIn('leitura');
  const card = page.getByRole('textbox', { name: 'Número da carteirinha' });
  const search = page.getByRole('button', { name: 'Pesquisar' });
  const result = page.getByRole('region', { name: 'Informações do beneficiário consultado' });

  const operator = page.getByRole('combobox', { name: 'Operadora' });

  await expect(operator).toBeVisible();
  await keys.press('/');
  await expect(operator).toBeFocused();
  await keys.choose(operator, cardOnlyOperator.name);
  await keys.choose(page.getByRole('combobox', { name: 'Marca' }), person.brand);
  await keys.type(card, '12345678901234567890');
  await keys.press('Tab');
  await expect(shown(page, 'Cartão inválido')).toBeVisible();
  await keys.moveTo(search);
  await expect(search).toHaveAccessibleDescription('Cartão inválido');
  await journey.check('a wrong card');

  await keys.type(card, person.card, 'Shift+Tab');
  await keys.type(page.getByRole('textbox', { name: 'Nome completo' }), person.name);
  await keys.type(page.getByRole('textbox', { name: 'CPF' }), person.cpf);
  await keys.type(page.getByRole('textbox', { name: 'Data de nascimento' }), brazilian(person.birth));
  await journey.check('everything typed');
  await keys.use(search);
  await expect(result.getByRole('heading', { name: person.name })).toBeVisible();
  await expect(result.getByText(person.card)).toBeVisible();
  await journey.check('the beneficiary');

  await keys.use(page.getByRole('button', { name: 'Limpar pesquisa' }), { by: 'Shift+Tab' });
  await expect(result).toHaveCount(0);
  await expect(operator).toHaveValue('');
  await journey.check('cleared');
});
