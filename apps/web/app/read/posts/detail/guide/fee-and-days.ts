// Fee and time of a step in one line: `Free · 1 day`; empty when neither is known.
export const feeAndDays = (step: { fee?: string | undefined; days?: string | undefined }): string =>
  [step.fee, step.days].filter(Boolean).join(' · ')
