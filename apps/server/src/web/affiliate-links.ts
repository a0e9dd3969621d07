import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#app.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import { followAffiliateLink, type Opener } from '#modules/partners/affiliates/follow-affiliate-link.ts'
import { inScope } from '#scope.ts'
import { isVisit } from './is-visit.ts'

/** Only unknown links count: many buyers share an IP address, and follow one link. */
const missLimit = { name: 'affiliate link', perMinute: 60, burst: 60 }
const id = z.uuid()

/** Affiliates' links: each records the click and redirects to the product. */
export async function affiliateLinks(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  server.get<{ Params: { affiliationId: string }; Querystring: Record<string, unknown> }>(
    '/r/:affiliationId',
    async (request, reply) => {
      const { platformId, headers } = request
      const affiliationId = id.safeParse(request.params.affiliationId).data
      if (affiliationId === undefined) throw new AppError('not_found')
      const session = await readSession(app, headers.cookie, platformId)
      const followed = await inScope(app, platformId, (scope) =>
        followAffiliateLink(scope, {
          affiliationId,
          offerId: id.safeParse(request.query.offer).data,
          cookieHeader: headers.cookie,
          userId: session?.userId ?? null,
          openedBy: openedBy(request),
          network: addressNetwork(request.ip),
          source: campaignValue(request.query.utm_source),
        }),
      )
      if (!followed) {
        app.limits.spend(missLimit, addressNetwork(request.ip))
        throw new AppError('not_found')
      }
      if (followed.cookie !== null) reply.header('set-cookie', followed.cookie)
      return reply
        .header('cache-control', 'no-store')
        .redirect(withCampaign(followed.location, request.query), 302)
    },
  )
}

/** Names in user agents of programs that fetch links for previews, search or monitoring. Cubot is a brand of phones. */
const robots =
  /(?<!cu)bot\b|crawler|spider|facebookexternalhit|meta-externalagent|skypeuripreview|google-pagerenderer|^(whatsapp|curl|wget|python|go-http-client|okhttp|java|axios|node)\b/i

/** The kind of visitor: only a person's click can earn. */
function openedBy(request: FastifyRequest): Opener {
  const agent = request.headers['user-agent']
  if (request.method === 'HEAD' || (agent !== undefined && robots.test(agent))) return 'ROBOT'
  return isVisit(request) ? 'PERSON' : 'PREFETCH'
}

const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term']
const campaignLengthMax = 500

/** Passes on the click's source, as the affiliate wrote it into the link, and no other parameter. */
function withCampaign(location: string, query: Record<string, unknown>): string {
  const campaign = campaignKeys.flatMap((key) => {
    const value = campaignValue(query[key])
    return value === null ? [] : [[key, value]]
  })
  if (campaign.length === 0) return location
  const [address = location, hash] = location.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(campaign)}`
  return hash === undefined ? joined : `${joined}#${hash}`
}

function campaignValue(given: unknown): string | null {
  return typeof given === 'string' && given !== '' ? given.slice(0, campaignLengthMax) : null
}
