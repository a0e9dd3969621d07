import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
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
}
