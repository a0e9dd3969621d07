import { frameKeyName, siteClickName } from '@balcao/domain/checkout/frame-key'
import type { FastifyRequest } from 'fastify'
import type { Browser } from './purchase-cookie.ts'

/**
 * The browser of a request. A page and its stream have the frame's key in their address, other calls have it
 * in a header.
 */
export function browserOf(
  platformId: string,
  { headers, query = {} }: Pick<FastifyRequest, 'headers'> & { query?: unknown },
): Browser {
  return {
    platformId,
    cookieHeader: headers.cookie,
    frameKey: textOf(headers[frameKeyName] ?? (query as Record<string, unknown>)[frameKeyName]),
    siteClick: textOf(headers[siteClickName]),
  }
}

function textOf(given: unknown): string | undefined {
  return typeof given === 'string' ? given : undefined
}
