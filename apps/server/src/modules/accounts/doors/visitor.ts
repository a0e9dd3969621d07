import type { App } from '#app.ts'
import { proofOf, spendOrProve } from '#modules/accounts/throttling/proof-of-work.ts'
import type { RequestContext } from '#rpc/context.ts'

/** A request before its sender is known: address, browser and cookies. */
export type Visitor = {
  app: App
  /** The platform of the host that was called. */
  platformId: string
  /** Origin of the host that was called, as browsers write it. */
  origin: string
  ip: string
  userAgent: string
  cookieHeader: string | undefined
  /** Solution of the proof of work, if the server required one. */
  proof?: string | undefined
  setCookies(cookies: readonly string[]): void
}

const userAgentLengthMax = 300

export function visitorOf({ app, platformId, ip, userAgent, request, reply }: RequestContext): Visitor {
  return {
    app,
    platformId,
    // A proxy may terminate TLS, so the scheme is that of the public address.
    origin: new URL(`${new URL(app.config.publicUrl).protocol}//${request.host}`).origin,
    ip,
    userAgent: userAgent.slice(0, userAgentLengthMax),
    cookieHeader: request.headers.cookie,
    proof: proofOf(request),
    setCookies(cookies) {
      for (const cookie of cookies) reply.header('set-cookie', cookie)
    },
  }
}

const doorLimit = { name: 'doors', perMinute: 120, burst: 60 }

/**
 * The visitor of a public procedure. A flood from one network needs proofs of work before it costs a query;
 * the counters in the database do the rest.
 */
export function strangerOf(context: RequestContext): Visitor {
  spendOrProve(context, doorLimit, 'door')
  return visitorOf(context)
}
