// The statistics call of registration. Apart from the others: only who registers needs its address.
import { record } from '../read/record.ts'

export const recordSignupPath = record('signup-path-tracker', 'Which forms somebody saw on the way to an account')
