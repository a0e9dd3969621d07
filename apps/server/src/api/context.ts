import type { AdminPermission, Role } from '@balcao/domain/vocabulary'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'

export type SessionUser = {
  sessionId: string
  userId: string
  platformId: string
  role: Role
  permissions: readonly AdminPermission[]
  steppedUpAt: Date
}

/** Who asks, on whose ground. The platform comes from the host and the session, never from the input. */
export type RequestContext = {
  app: App
  platformId: string
  session: SessionUser | null
  ip: string
  userAgent: string
  request: FastifyRequest
  reply: FastifyReply
}
