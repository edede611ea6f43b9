// What a worker says of the work in plain values: asked when joining, changed on the dashboard, shown to everybody. A field more is a line in each of
// the two lists; the calls, the columns that are written and every answer follow from them.
import { z } from 'zod'
import { ruled } from '../accounts.ts'
import { JOIN_RULES, specialtiesProblem } from './joining-rules.ts'
import { EXPERIENCES, type Experience, SPECIALTIES, type Specialty } from './lists.ts'

const specialty = z.string().max(40)
/** A form sends one value, or several. */
const specialties = z
  .union([specialty, z.array(specialty).max(SPECIALTIES.length)])
  .default([])
  .transform((chosen) => [...new Set([chosen].flat())])
  .superRefine((chosen, context) => {
    const message = specialtiesProblem(chosen)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .transform((chosen) => chosen as Specialty[])

/** As it is shown: of the table, the own page, the export and the public page. */
const shown = {
  location: z.string(),
  specialties: z.array(z.enum(SPECIALTIES)),
  experience: z.enum(EXPERIENCES),
  hourlyRate: z.number().min(0),
}
export type WorkerFields = z.infer<z.ZodObject<typeof shown>>

/** As a form sends it; undefined for what is left out. */
const typed = {
  location: ruled(JOIN_RULES.location),
  specialties,
  experience: ruled(JOIN_RULES.experience).transform((chosen) => chosen as Experience),
  hourlyRate: ruled(JOIN_RULES.hourlyRate).transform(Number),
} satisfies { [Name in keyof WorkerFields]: z.ZodType<WorkerFields[Name] | undefined> }

export const workerFields = { shown, typed }

type Given<Some> = { [Name in keyof Some]: Exclude<Some[Name], undefined> }
const isField = (name: string): boolean => Object.hasOwn(shown, name)

/** Those of a form, a change or a row; what a change leaves out is left out. */
export const workerFieldsOf = <From extends object>(from: From): Given<Pick<From, keyof From & keyof WorkerFields>> => {
  const given = Object.entries(from).filter(([name, value]) => isField(name) && value !== undefined)
  return Object.fromEntries(given) as Given<Pick<From, keyof From & keyof WorkerFields>>
}
