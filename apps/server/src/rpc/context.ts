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
  /**
   * Wraps a change, inside its transaction: a repeated call by an API key gets the stored answer, and the change is
   * not made again.
   */
  once?: ((caller: Caller, change: () => Promise<unknown>) => Promise<unknown>) | undefined
  /** An id that repetitions of the call share, and no other call has. */
  callId?: string | undefined
  /** Present for a call from another cell: the part that this cell contributes, without calling other cells. */
  part?: CellPart | undefined
}
