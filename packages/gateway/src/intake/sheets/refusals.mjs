/** The message of a refusal is for the user who sent the file. */
export class Refused extends Error {}

export const sentences = {
  damaged: 'A planilha está danificada e não pôde ser lida. Salve-a de novo como .xlsx e envie de novo.',
  repeatedPart:
    'A planilha tem duas partes com o mesmo nome, e não dá para saber qual vale. Abra-a, salve-a de novo como .xlsx e envie de novo.',
  unsafe:
    'A planilha tem um conteúdo que nenhum programa de planilhas grava e que, por segurança, não é lido. Salve-a de novo como .xlsx e envie de novo.',
  noSpreadsheet: 'O arquivo não é uma planilha do Excel. Salve-o como .xlsx e envie de novo.',
  locked: 'A planilha está protegida por senha. Remova a senha e envie de novo.',
  binary: 'A planilha está no formato binário .xlsb. Salve-a como .xlsx e envie de novo.',
  openDocument: 'A planilha está no formato do LibreOffice (.ods). Salve-a como .xlsx e envie de novo.',
  noTable: 'O arquivo é uma página da web sem tabela. Copie os dados para uma planilha, salve-a como .xlsx e envie de novo.',
  noSheet: 'O arquivo não tem nenhuma planilha com células. Abra-o no Excel, salve-o como .xlsx e envie de novo.',
  nothingVisible: 'Todas as planilhas do arquivo estão ocultas. Reexiba a planilha com os dados e envie de novo.',
  tooManyParts: 'A planilha tem arquivos internos demais. Salve-a de novo como .xlsx.',
};

export const emptyFirstSheet = (first, other) =>
  `A primeira planilha do arquivo, “${first}”, está vazia; os dados estão em “${other}”. Coloque-a em primeiro lugar e envie de novo.`;
