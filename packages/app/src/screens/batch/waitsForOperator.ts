/** Beside a check that has no rules for card numbers yet. */
export const waitsForOperator = 'Escolha a operadora: com as regras dela, as carteirinhas também são conferidas.';
