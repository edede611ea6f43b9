// Schemas of languages, and of what is said in each written one.

import { LANGUAGES, WRITTEN } from '@menged/ethiopia/languages'
import { type InEach, inEach } from '@menged/ethiopia/text'
import { z } from 'zod'
import { storedAs } from './language.ts'

/** Of a reader: what the interface speaks. */
export const languageSchema = z.enum(LANGUAGES)
/** Of content. */
export const writtenSchema = z.enum(WRITTEN)
/** A reader's, as preferences are stored. */
export const storedLanguageSchema = z.enum(LANGUAGES.map(storedAs))

export const inEachOf = <Schema extends z.ZodType>(schema: Schema): z.ZodObject<InEach<Schema>> => z.object(inEach(() => schema))
export const textSchema = inEachOf(z.string().min(1).max(2000))
/** As it is typed, and as it is kept: what is missing is empty. */
export const anyTextSchema = inEachOf(z.string())
