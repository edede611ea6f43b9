/** As the marketplace writes an amount: `1,250`, with cents where there are some. */
export const birr = (amount: number): string =>
  amount.toLocaleString('en', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })
