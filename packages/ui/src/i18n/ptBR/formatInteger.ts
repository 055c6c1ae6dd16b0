const integerFormat = new Intl.NumberFormat('pt-BR');

export const formatInteger = (count: number) => integerFormat.format(count);
