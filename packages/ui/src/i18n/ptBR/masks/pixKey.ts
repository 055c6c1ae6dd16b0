/** The type of a Pix key, and the reasons why a text is not a Pix key. */
export const pixKeyPtBR = {
  pixHint: 'CPF, CNPJ, e-mail, celular com +55 ou chave aleatória',
  pixCpf: 'Tipo de chave: CPF',
  /** For eleven digits that are both a CPF and a phone number. */
  pixCpfOrPhone: 'Tipo de chave: CPF. Se for celular, comece com +55',
  pixCnpj: 'Tipo de chave: CNPJ',
  pixPhone: 'Tipo de chave: celular',
  pixEmail: 'Tipo de chave: e-mail',
  pixRandom: 'Tipo de chave: aleatória',
  pixWrongCpfOrPhone: 'Confira o CPF: o dígito verificador não confere. Se for celular, comece com +55',
  pixCountry: 'Confira o celular: a chave começa com +55 e o DDD',
  pixWrongPhone: 'Confira o celular: a chave tem +55, o DDD e 9 dígitos; telefone fixo não é chave',
  pixWrongEmail: 'Confira o e-mail: ele tem a forma nome@exemplo.com.br',
  pixLongEmail: 'Confira o e-mail: uma chave tem no máximo 77 caracteres',
  pixWrongRandom: 'Confira a chave aleatória: são 32 números e letras de A a F, com hífens, em 5 grupos',
  pixSeveral: 'Há mais de uma chave no campo: deixe só uma',
  pixCode: 'Este é um código Pix Copia e Cola: informe só a chave',
  pixUnknown: 'Confira a chave: ela é um CPF, um CNPJ, um e-mail, um celular com +55 ou uma chave aleatória',
};
