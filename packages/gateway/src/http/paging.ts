export interface AskedPage {
  number: number;
  size: number;
}

/** The usual page of the contract, zero-based. */
export const pageOf = <Row>(rows: Row[], count: number, { number, size }: AskedPage) => ({
  rows,
  count,
  pageable: { pageNumber: number, pageSize: size },
});

export const offsetOf = ({ number, size }: AskedPage): number => number * size;

export const isoInstant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Text for LIKE where a typed % or _ means itself. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
