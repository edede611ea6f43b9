/** The middle of the numbers, the upper one of two; NaN of none. */
export const median = (numbers: number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
