import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type SentStatement } from '#db/database.ts'
import { appUrl } from '#db/migrate.ts'
import { asPerson } from '#demo/as-person.ts'
import { asSeller } from '#modules/subscriptions/subscription-viewer.ts'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { explainAsTenant } from '#test/db/explain-as-tenant.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { readCohorts } from './read-cohorts.ts'

const cycles = 3_000
let shop: SubscriptionShop

beforeAll(async () => {
  shop = await createSubscriptionShop()
  const { subscriptionId } = await shop.subscribe({ offerId: await shop.anOffer(), method: 'PIX' })
  await shop.payCode(subscriptionId)
  await shop.owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into subscription_cycles select (jsonb_populate_record(c, jsonb_build_object(
        'id', gen_random_uuid(), 'subscription_id', gen_random_uuid(), 'order_id', gen_random_uuid()))).*
      from subscription_cycles c, generate_series(1, ${cycles}::int)`
  })
  await shop.owner`vacuum analyze`
})
afterAll(() => shop.stop())

test('changes of plan are looked for among the cycles that a change began, beside every charge of a cohort', async () => {
  const { app, platformId, sellerId } = shop
  const sent: SentStatement[] = []
  const url = appUrl(shop.ownerUrl, testSecrets.derive('database'))
  const db = openDatabase({ url, replicaUrls: [], poolSize: 1, onStatement: (one) => sent.push(one) })
  const cohorts = await db
    .transaction(platformId, (tx) =>
      readCohorts(
        asSeller(
          asPerson({ app, platformId, tx, now: app.clock.now() }, { userId: sellerId, role: 'SELLER' }),
        ),
      ),
    )
    .finally(() => db.close())
  expect(cohorts).toMatchObject([{ cohorts: [{ size: 1, paid: [1] }] }])
  const statement = sent.find(({ text }) => text.includes('paid_period'))
  if (!statement) throw new Error('The cohorts sent no statement')
  const nodes = await explainAsTenant(shop, statement)
  expect(nodes.map((node) => node['Index Name'])).toContain('subscription_cycles_changed')
})
