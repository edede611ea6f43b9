/** `1,250`; cents only where there are some. The same in both languages. */
export const birr = (amount: number): string =>
  amount.toLocaleString('en', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })
