const whole = new Intl.NumberFormat('pt-BR');

export const formatWhole = (count: number) => whole.format(count);
