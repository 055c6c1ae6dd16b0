import { isoDay } from '@oraculo-tools/testkit/app/days.ts';
import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';

const ansId = '301264';

/** Two people whom one operator knows under one brand. */
export async function twoPeople(baseUrl: string) {
  const client = await gatewayApi(baseUrl, 'leitura');
  const operator = (await client.operators.list()).find((one) => one.ansId === ansId);
  const brands = await client.brands.ofOperator(String(operator?.id));
  const period = { firstDate: isoDay(29), lastDate: isoDay(2) };
  const { items } = await client.eligibility.search({ ...period, ansId, page: 1, pageSize: 40 });
  for (const { name } of brands) {
    const known = items.filter(({ brand, status }) => status && brand === name);
    const second = known.find(({ carteirinha }) => carteirinha !== known[0]?.carteirinha);
    if (known[0] && second) {
      const asPerson = ({ carteirinha, nome }: (typeof items)[number]) => ({
        carteirinha: String(carteirinha),
        nome: String(nome),
        operator: String(operator?.name),
        brand: name,
      });
      return [asPerson(known[0]), asPerson(second)] as const;
    }
  }
  throw new Error('No brand has two people.');
}
