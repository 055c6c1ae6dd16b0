export const countDays = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);
