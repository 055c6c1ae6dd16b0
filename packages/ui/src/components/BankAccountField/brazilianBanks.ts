export interface Bank {
  /** The three-digit COMPE code. */
  code: string;
  /** The common name: `Banco do Brasil`. */
  name: string;
  /** Other names by which the search finds it, in lower case without accents: `bb`. */
  otherNames?: readonly string[] | undefined;
}

/** The most used banks, by code. A field accepts any other code as well. */
export const brazilianBanks: readonly Bank[] = [
  { code: '001', name: 'Banco do Brasil', otherNames: ['bb'] },
  { code: '003', name: 'Banco da Amazônia', otherNames: ['basa'] },
  { code: '004', name: 'Banco do Nordeste', otherNames: ['bnb'] },
  { code: '021', name: 'Banestes' },
  { code: '033', name: 'Santander', otherNames: ['banespa'] },
  { code: '037', name: 'Banpará' },
  { code: '041', name: 'Banrisul' },
  { code: '047', name: 'Banese' },
  { code: '070', name: 'BRB', otherNames: ['banco de brasilia'] },
  { code: '077', name: 'Inter', otherNames: ['banco inter'] },
  { code: '082', name: 'Topázio' },
  { code: '084', name: 'Sisprime' },
  { code: '085', name: 'Ailos', otherNames: ['viacredi'] },
  { code: '097', name: 'Credisis' },
  { code: '099', name: 'Uniprime' },
  { code: '104', name: 'Caixa Econômica Federal', otherNames: ['caixa', 'caixa economica', 'cef'] },
  { code: '121', name: 'Agibank' },
  { code: '133', name: 'Cresol' },
  { code: '136', name: 'Unicred' },
  { code: '197', name: 'Stone' },
  { code: '208', name: 'BTG Pactual' },
  { code: '212', name: 'Original' },
  { code: '218', name: 'BS2' },
  { code: '237', name: 'Bradesco', otherNames: ['next'] },
  { code: '246', name: 'ABC Brasil' },
  { code: '260', name: 'Nubank', otherNames: ['nu pagamentos'] },
  { code: '290', name: 'PagBank', otherNames: ['pagseguro'] },
  { code: '318', name: 'BMG' },
  { code: '323', name: 'Mercado Pago' },
  { code: '335', name: 'Digio' },
  { code: '336', name: 'C6 Bank', otherNames: ['c6'] },
  { code: '341', name: 'Itaú', otherNames: ['unibanco'] },
  { code: '348', name: 'XP' },
  { code: '364', name: 'Efí', otherNames: ['gerencianet'] },
  { code: '380', name: 'PicPay' },
  { code: '389', name: 'Mercantil' },
  { code: '403', name: 'Cora' },
  { code: '422', name: 'Safra' },
  { code: '461', name: 'Asaas' },
  { code: '536', name: 'Neon' },
  { code: '604', name: 'Industrial do Brasil' },
  { code: '623', name: 'Pan' },
  { code: '633', name: 'Rendimento' },
  { code: '637', name: 'Sofisa' },
  { code: '655', name: 'BV', otherNames: ['votorantim'] },
  { code: '707', name: 'Daycoval' },
  { code: '743', name: 'Semear' },
  { code: '745', name: 'Citibank' },
  { code: '748', name: 'Sicredi' },
  { code: '756', name: 'Sicoob', otherNames: ['bancoob'] },
];
