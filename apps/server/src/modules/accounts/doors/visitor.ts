import type { App } from '../../../app.ts'
import { addressNetwork } from '../../../kit/http/address-network.ts'
import type { RequestContext } from '../../../rpc/context.ts'

/** Whoever sends a request before it is known who it is: address, browser and cookies. */
export type Visitor = {
  app: App
  /** The platform of the host that was called. */
  platformId: string
  /** Of the host that was called, as browsers write it. */
  origin: string
  ip: string
  userAgent: string
  cookieHeader: string | undefined
  setCookies(cookies: readonly string[]): void
}

const userAgentLengthMax = 300

export function visitorOf({ app, platformId, ip, userAgent, request, reply }: RequestContext): Visitor {
  return {
    app,
    platformId,
    // A proxy in front may have ended TLS, so the scheme is that of the public address.
    origin: new URL(`${new URL(app.config.publicUrl).protocol}//${request.host}`).origin,
    ip,
    userAgent: userAgent.slice(0, userAgentLengthMax),
    cookieHeader: request.headers.cookie,
    setCookies(cookies) {
      for (const cookie of cookies) reply.header('set-cookie', cookie)
    },
  }
}

const doorLimit = { name: 'doors', perMinute: 120, burst: 60 }

/**
 * The visitor of a public procedure. A flood from one network is refused in memory, before it costs a query; the counters in the database
 * do the rest.
 */
export function strangerOf(context: RequestContext): Visitor {
  context.app.limits.spend(doorLimit, addressNetwork(context.ip))
  return visitorOf(context)
}
