import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import type { Caller } from './caller.ts'
import type { CellPart } from './cells/master-call.ts'
import type { SessionUser } from './session-user.ts'

/**
 * The request's session and tenant. The platform comes from the host and the session, never from the input.
 */
export type RequestContext = {
  app: App
  platformId: string
  session: SessionUser | null
  ip: string
  userAgent: string
  request: FastifyRequest
  reply: FastifyReply
  /** Stands around a change, inside its transaction: what a key asks for again is answered and not done again. */
  once?: ((caller: Caller, change: () => Promise<unknown>) => Promise<unknown>) | undefined
  /** The id that a repetition of the same call has too; of every other call it is another. */
  callId?: string | undefined
  /** Present for a call of another cell: what is asked of this one, which asks no further. */
  part?: CellPart | undefined
}
