// What is said of a call, once: the server registers from it, clients are typed by it, the descriptions are made from it.
// The web room's build leaves only method and path of each call, so no schema reaches a browser: nothing here may be needed at run time there.
import type { z } from 'zod'
import type { RATE_LIMITS } from '../limits.ts'
import type { Permission } from '../permissions.ts'

export type Endpoint = { readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly path: string }

/**
 * Who shares the count of a limit: one voice (an account, else a device, else a network), or an account, for what no guest may do.
 * It is counted after the schemas, so that a slip in a form costs nothing, unless `early`: then a flood of bad requests counts as well.
 */
export type Limit = { name: keyof typeof RATE_LIMITS; per: 'voice' | 'account'; early?: true }

/**
 * What of the portal an answer shows, in the words of the notices that tell of changes: a page is rendered again when one of its subjects changes.
 * `post` is the one of `:postId`; posts that an answer names are added by their ids.
 */
export type Subject = 'post' | 'lists' | 'search' | 'rates' | 'videos' | 'workers' | 'copy' | 'settings'

type Shows = readonly Subject[] | 'anything'

export type Call = Endpoint & {
  /** The group that the description lists it under. */
  readonly tag: string
  readonly summary: string
  /** Who may make it. */
  readonly may: Permission
  readonly limit?: Limit
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Bytes of the body at most, where it may be longer than other bodies (`BODY_BYTES`). */
  readonly bodyBytes?: number
  /** The body comes as multipart/form-data, with a file. */
  readonly upload?: true
  readonly answer: z.ZodType
  /** Of a call that a page is rendered from. No subject where the answer changes with a start only; `anything`: every change makes the page old. */
  readonly shows?: Shows
}

/** What the server may render a page from: of what it reads it is known what it shows. */
export type PageCall = Call & ({ readonly shows: Shows } | { readonly method: Exclude<Endpoint['method'], 'GET'> })

/** Makes the calls of one noun. */
export const callsOf =
  (tag: string) =>
  <const Of extends Omit<Call, 'tag'>>(call: Of): Of & { tag: string } => ({ ...call, tag })

export const perVoice = (name: Limit['name']): Limit => ({ name, per: 'voice' })
export const perAccount = (name: Limit['name']): Limit => ({ name, per: 'account' })

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type PartOf<Of, Name extends 'params' | 'query' | 'body'> =
  Of extends Record<Name, z.ZodType> ? { [Key in Name]: Input<Of[Name]> } : unknown

/** What a caller has to send: `params`, `query` and `body`, as far as the call has them. */
export type InputOf<Of> = PartOf<Of, 'params'> & PartOf<Of, 'query'> & PartOf<Of, 'body'>
export type AnswerOf<Of extends { answer: z.ZodType }> = z.output<Of['answer']>
export type BodyOf<Of> = Of extends { body: z.ZodType } ? Input<Of['body']> : undefined

/** Fills the `:name` parts of a path. */
export function pathOf(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** Method and address of a call, for what sends it without the typed client. */
export const requestOf = <Of extends Endpoint>(
  { method, path }: Of,
  params?: Record<string, string>,
): Pick<Of, 'method'> & Endpoint => ({
  method,
  path: pathOf(path, params),
})
