import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStall, type Stall } from '../../../test/a-stall.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { testMasterKey } from '../../../test/test-secrets.ts'
import type { App } from '../../app.ts'
import { outgoingEndpoints } from '../../db/schema/outgoing.ts'
import { aPurchase, sealCard } from '../../demo/a-purchase.ts'
import { createSecretBox } from '../../kit/crypto/secret-box.ts'
import { cardEnvelopeKeys } from '../../modules/acquirers/card-envelope-keys.ts'
import { newEndpointSecret, sealEndpointSecret } from '../../modules/outgoing/endpoint-secret.ts'
import { resealEverything } from './reseal-everything.ts'

const newKey = randomBytes(32)
const endpointsCount = 700

let world: TestApp
let stall: Stall

beforeAll(async () => {
  world = await createTestApp()
  stall = await aStall(world)
  // More than one batch, so that sales come in between them.
  await stall.within(({ app, tx, platformId, now }) =>
    tx.insert(outgoingEndpoints).values(
      Array.from({ length: endpointsCount }, () => {
        const id = randomUUID()
        return {
          id,
          platformId,
          sellerId: stall.seller.id,
          url: 'https://erp.forno.example/balcao',
          description: '',
          events: [],
          state: 'OFF' as const,
          secret: sealEndpointSecret(app, { platformId, id }, newEndpointSecret()),
          createdAt: now,
        }
      }),
    ),
  )
})
afterAll(() => world.stop())

/** Started anew with these keys, the last of which is the current one. It remembers nothing that was opened before. */
function processWith(...keys: Buffer[]): App {
  const secrets = createSecretBox(keys)
  return { ...world.app, secrets, cardKeys: cardEnvelopeKeys(secrets), store: { ...world.app.store } }
}

/** One buyer after another at each of these processes, by Pix and by card, for as long as something goes on, and some more. */
async function sellDuring(processes: readonly App[], work: Promise<unknown>): Promise<string[]> {
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  const sold = processes.map(async (app) => {
    const statuses: string[] = []
    for (let count = 0; !isOver || count < 4; count++) {
      const method = count % 2 === 0 ? ('PIX' as const) : ('CREDIT_CARD' as const)
      const answer = await aPurchase(app, world.platformId, {
        offerId: stall.offer.id,
        method,
        email: `${randomUUID()}@compradora.example`,
      })
      const [payment] = await world.owner`select status from payments where id = ${answer.paymentId}`
      statuses.push(`${method} ${payment?.status}`)
    }
    return statuses
  })
  const [, ...statuses] = await Promise.all([over, ...sold])
  return statuses.flat()
}

const outdated = async (mark: string) => {
  const [row] = await world.owner`
    select (select count(*)::int from outgoing_endpoints where not starts_with(secret, ${`${mark}.`})) +
      (select count(*)::int from provider_accounts where not starts_with(credentials, ${`${mark}.`})) as count`
  return row?.count
}

test('purchases by Pix and card go on while everything is sealed again, and after the former key is gone', async () => {
  const former = processWith(testMasterKey)
  const both = processWith(testMasterKey, newKey)
  // The page was opened before the restart, and is sent after it.
  const cardOfBefore = await sealCard(former, world.platformId)
  const { paymentId } = await aPurchase(both, world.platformId, {
    offerId: stall.offer.id,
    method: 'CREDIT_CARD',
    cardToken: cardOfBefore,
  })
  const [first] = await world.owner`select status from payments where id = ${paymentId}`
  expect(first?.status).toBe('APPROVED')

  const vault = { sql: world.owner, secrets: both.secrets, store: both.store }
  const resealing = resealEverything(vault)
  const during = await sellDuring([both, both], resealing)
  expect(new Set(during)).toEqual(new Set(['PIX PENDING', 'CREDIT_CARD APPROVED']))
  const places = await resealing
  expect(places.reduce((sum, { resealed }) => sum + resealed, 0)).toBeGreaterThan(endpointsCount)
  expect(places.filter(({ left }) => left > 0)).toEqual([])
  expect(await outdated(both.secrets.currentMark)).toBe(0)

  // One process after the other is started without the former key.
  const after = await sellDuring([both, processWith(newKey)], Promise.resolve())
  expect(new Set(after)).toEqual(new Set(['PIX PENDING', 'CREDIT_CARD APPROVED']))
})
