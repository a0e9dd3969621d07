import { createHmac, randomUUID } from 'node:crypto'
import type { App } from '#app.ts'
import { anEndpoint } from '#demo/an-endpoint.ts'
import { jobs } from '#jobs.ts'
import { createGuardedHttp } from '#kit/http/guarded-http.ts'
import { announceEvent } from '#modules/outgoing/announce-event.ts'
import { sampleData } from '#modules/outgoing/sample-data.ts'
import { inScope } from '#scope.ts'
import { aStall, type Stall } from './a-stall.ts'
import { callAs } from './call-as.ts'
import { drainJobs } from './drain-jobs.ts'
import { aReceiver, type HeardCall, type Receiver } from './http/a-receiver.ts'
import { createTestApp } from './test-app.ts'

export type ListeningWorld = Awaited<ReturnType<typeof createListeningWorld>>

/** The test app, allowed to call this machine, where the sellers' servers listen. */
export async function createListeningWorld() {
  const world = await createTestApp()
  const { platformId, owner, ownerUrl } = world
  const app: App = { ...world.app, http: createGuardedHttp({ allowLoopback: true }) }
  const receivers: Receiver[] = []
  const listening = async () => {
    const receiver = await aReceiver()
    receivers.push(receiver)
    return receiver
  }
  return {
    ...world,
    app,
    /** The app as in production, which calls only the open internet. */
    guardedApp: world.app,
    /** Another server that records its calls. */
    listening,
    /** A seller with an offer, whose endpoint receives every event. */
    async aSeller(wishes: Partial<Parameters<typeof anEndpoint>[1]> = {}) {
      const receiver = await listening()
      const stall = await aStall(world)
      const sellerId = stall.seller.id
      const endpoint = await inScope(app, platformId, (scope) =>
        anEndpoint(scope, { sellerId, url: `${receiver.url}/hook`, ...wishes }),
      )
      return {
        receiver,
        stall,
        endpoint,
        as: callAs({ app, platformId }, { userId: sellerId, role: 'SELLER' }),
      }
    },
    /** An event without a cause. */
    announce: ({ seller, product }: Stall, by: App = app) =>
      inScope(by, platformId, (scope) =>
        announceEvent(scope, {
          key: randomUUID(),
          type: 'sale.approved',
          sellerId: seller.id,
          productIds: [product.id],
          at: scope.now,
          data: sampleData('sale.approved', scope.now),
        }),
      ),
    work: (worker: App = app) => drainJobs(worker, ownerUrl, jobs),
    deliveriesOf: (endpointId: string) =>
      owner`select * from outgoing_deliveries where endpoint_id = ${endpointId} order by created_at, id`,
    async stop() {
      for (const receiver of receivers) await receiver.stop()
      await world.stop()
    },
  }
}

export const typesOf = (heard: readonly HeardCall[]): string[] =>
  heard.map(({ body }) => JSON.parse(body).type)

export const idsOf = (heard: readonly HeardCall[]) => heard.map(({ headers }) => headers['webhook-id'])

/** A receiver's check that knows only the standard. */
export function isSignedBy(secret: string, { headers, body }: HeardCall): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(expected)
}
