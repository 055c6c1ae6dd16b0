import writeExcelFile from 'write-excel-file/node';

interface ReportedCredential {
  healthOperatorName: string;
  ansId: string;
  brandName: string | null;
  user: string;
  isWebService: boolean;
  url: string | null;
  cnpj: string | null;
  cpf: string | null;
  providerCode: string;
  description: string | null;
  hasError: boolean;
}

const columns: readonly [title: string, width: number, read: (row: ReportedCredential) => string][] = [
  ['Operadora', 32, (row) => row.healthOperatorName],
  ['Registro ANS', 14, (row) => row.ansId],
  ['Marca', 26, (row) => row.brandName ?? '-'],
  ['Usuário', 22, (row) => row.user],
  ['TISS', 8, (row) => (row.isWebService ? 'Sim' : 'Não')],
  ['URL', 48, (row) => row.url ?? '-'],
  ['CNPJ', 18, (row) => row.cnpj ?? '-'],
  ['CPF', 14, (row) => row.cpf ?? '-'],
  ['Código do prestador', 20, (row) => row.providerCode],
  ['Descrição', 32, (row) => row.description ?? '-'],
  ['Situação', 12, (row) => (row.hasError ? 'Com erro' : 'Ativa')],
];

/** The credentials as a spreadsheet, without their passwords. Every cell is text, so that no program runs one as a formula. */
export async function writeCredentialsReport(rows: readonly ReportedCredential[]): Promise<Buffer> {
  const header = columns.map(([title]) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) => columns.map(([, , read]) => ({ value: read(row), type: String })));
  const file = writeExcelFile([header, ...body], {
    sheet: 'Credenciais',
    columns: columns.map(([, width]) => ({ width })),
    stickyRowsCount: 1,
  });
  return file.toBuffer();
}
