import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOracles } from '#cli/audit/run-oracles.ts'
import { platforms } from '#db/schema/platforms.ts'
import { aPurchase, approvedCard, sealCard } from '#demo/a-purchase.ts'
import { anEndpoint } from '#demo/an-endpoint.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { jobs } from '#jobs.ts'
import { createGuardedHttp } from '#kit/http/guarded-http.ts'
import { tokenCreditCard } from '#modules/checkout/token-credit-card.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { inScope } from '#scope.ts'
import { aTestMode, callHost } from '#test/a-test-mode.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { aReceiver, type Receiver } from '#test/http/a-receiver.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

const stoppingCard = '4000000000000341'
const priceCents = 4_900
const dayMs = 86_400_000

let world: TestServer
let mode: Awaited<ReturnType<typeof aTestMode>>
let receiver: Receiver

beforeAll(async () => {
  world = await createTestServer()
  mode = await aTestMode(world)
  receiver = await aReceiver()
})
afterAll(async () => {
  await receiver.stop()
  await world.stop()
})

const ask = async (path: string, body?: unknown) => {
  const method = body === undefined ? 'GET' : 'POST'
  const { cookie, origin } = mode
  const answer = await callHost(world, `${origin}/api/trpc/seller.${path}`, { method, cookie, body })
  expect(answer.status).toBe(200)
  return JSON.parse(answer.body).result.data
}

/** Waits until the clock has arrived, with webhooks to this machine. */
async function settle(): Promise<void> {
  const app = { ...world.app, http: createGuardedHttp({ allowLoopback: true }) }
  for (;;) {
    await world.sandbox.bank.webhooksDelivered()
    await drainJobs(app, world.ownerUrl, jobs)
    const [platform] = await inScope(app, mode.platformId, ({ tx }) => tx.select().from(platforms))
    if (platform?.clockTarget === null) return
    world.clock.advance({ seconds: 1 })
  }
}

type Period = { number: number; startsOn: string; endsOn: string; paidOn: string[] }

/** Row counts of the live platform: money, people and messages. */
async function liveRows() {
  const [rows] = await world.owner`select
    (select count(*)::int from subscriptions where platform_id = ${world.platformId}) as subscriptions,
    (select count(*)::int from orders where platform_id = ${world.platformId}) as orders,
    (select count(*)::int from payments where platform_id = ${world.platformId}) as payments,
    (select count(*)::int from ledger_entries where platform_id = ${world.platformId}) as entries,
    (select count(*)::int from balance_lots where platform_id = ${world.platformId}) as lots,
    (select count(*)::int from mails where platform_id = ${world.platformId}) as mails,
    (select count(*)::int from outgoing_deliveries where platform_id = ${world.platformId}) as webhooks`
  return rows
}

async function subscribe(offerId: string, cardNumber: string, email: string): Promise<void> {
  const { app } = world
  const card = await sealCard(app, mode.platformId, { cardNumber })
  const { id: creditCardId } = await inScope(app, mode.platformId, (scope) =>
    tokenCreditCard(scope, { offerId, card }, '203.0.113.7'),
  )
  const wishes = { offerId, method: 'CREDIT_CARD' as const, creditCardId, cardNumber, email }
  await aPurchase(app, mode.platformId, wishes)
}

test('a year of two subscriptions passes, one paid to its end and one whose card stops', async () => {
  const { app, owner, clock } = world
  const { platformId, seller } = mode
  const started = clock.now()
  const liveBefore = await liveRows()
  const offerId = await inScope(app, platformId, async (scope) => {
    const { id: productId } = await aProduct(scope, { sellerId: seller.id })
    await anEndpoint(scope, { sellerId: seller.id, url: receiver.url })
    const plan = { priceCents, recurrencePriceCents: priceCents, frequencyInDays: 30 }
    return (await anOffer(scope, { productId, type: 'SUBSCRIPTION', ...plan })).id
  })
  await subscribe(offerId, approvedCard, 'paga@compradora.example')
  await subscribe(offerId, stoppingCard, 'para@compradora.example')
  await settle()
  await ask('testMode.advance', { to: 365 })
  await settle()

  const cycles = (email: string) => owner`select c.state, count(*)::int as cycles
    from subscription_cycles c join subscriptions s using (platform_id) where s.id = c.subscription_id
    and s.buyer_email = ${email} group by 1 order by 1`
  // The purchase and twelve renewals.
  expect(await cycles('paga@compradora.example')).toEqual([{ state: 'PAID', cycles: 13 }])
  expect(await cycles('para@compradora.example')).toEqual([
    { state: 'PAID', cycles: 3 },
    { state: 'UNPAID', cycles: 1 },
  ])
  // Each period begins at the end of the former one, and is charged once, on its first day.
  const periods = await owner<Period[]>`select c.number, c.starts_on as "startsOn", c.ends_on as "endsOn",
    (select json_agg(to_char(p.paid_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')) from payments p
      where p.platform_id = c.platform_id and p.order_id = c.order_id) as "paidOn"
    from subscription_cycles c join subscriptions s using (platform_id) where s.id = c.subscription_id
    and s.buyer_email = 'paga@compradora.example' order by c.number`
  const firstDay = dayInSaoPaulo(started)
  expect([...periods]).toEqual(
    Array.from({ length: 13 }, (_, place) => ({
      number: place + 1,
      startsOn: addDays(firstDay, 30 * place),
      endsOn: addDays(firstDay, 30 * (place + 1)),
      paidOn: [addDays(firstDay, 30 * place)],
    })),
  )
  const [ended] = await owner`select id, state, canceled_by, canceled_at from subscriptions
    where platform_id = ${platformId} and buyer_email = 'para@compradora.example'`
  expect(ended).toMatchObject({ state: 'CANCELED', canceled_by: 'SYSTEM' })
  const daysPaid = Math.floor((ended?.canceled_at.getTime() - started.getTime()) / dayMs)
  expect(daysPaid).toBeGreaterThanOrEqual(90)
  expect(daysPaid).toBeLessThanOrEqual(106)
  const refused = await owner`select from subscription_steps
    where subscription_id = ${ended?.id} and kind = 'CHARGE_REFUSED'`
  expect(refused).toHaveLength(6)

  const sums = await ask('subscriptions.sum')
  expect(sums).toMatchObject({ activeCount: 1, money: [{ currency: 'BRL', monthlyCents: priceCents }] })
  const [months] = await ask('subscriptions.months')
  expect(months.months.at(-1)).toMatchObject({ monthlyCents: priceCents })
  expect(
    months.months.reduce((lost: number, { lostCount }: { lostCount: number }) => lost + lostCount, 0),
  ).toBe(1)

  const [shares] = await owner`select sum(s.amount_cents)::int as cents from order_shares s
    join payments p using (platform_id) where p.order_id = s.order_id and p.status = 'APPROVED'
    and platform_id = ${platformId} and s.user_id = ${seller.id}`
  const balance = await inScope(app, platformId, (scope) => getBalance(scope, seller.id))
  expect(shares?.cents).toBeGreaterThan(0)
  expect(balance.availableCents + balance.pendingCents + balance.reserveCents).toBe(shares?.cents)

  const upcoming = await ask('testMode.upcoming')
  const [first] =
    await owner`select paid_until from subscriptions where platform_id = ${platformId} and state = 'ACTIVE'`
  expect(upcoming.charge).toEqual({
    at: first?.paid_until.toISOString(),
    cents: priceCents,
    currency: 'BRL',
  })
  const stand = (state: string) =>
    owner`update subscriptions set state = ${state} where platform_id = ${platformId} and buyer_email = 'paga@compradora.example'`
  await stand('CANCEL_AT_END')
  expect((await ask('testMode.upcoming')).charge).toBeNull()
  await stand('ACTIVE')
  const told: { at: string; kind: string; id: number | string; step?: string }[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const input = encodeURIComponent(JSON.stringify({ limit: 7, ...(cursor && { cursor }) }))
    const page = await ask(`testMode.timeline?input=${input}`)
    told.push(...page.rows)
    cursor = page.nextCursor
  }
  expect(told.map(({ at }) => at)).toEqual(
    told
      .map(({ at }) => at)
      .sort()
      .reverse(),
  )
  const [logged] =
    await owner`select (select count(*)::int from subscription_steps where platform_id = ${platformId})
    + (select count(*)::int from mails where platform_id = ${platformId})
    + (select count(*)::int from outgoing_deliveries where platform_id = ${platformId}) as events`
  expect(new Set(told.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(logged?.events)
  expect(told).toHaveLength(logged?.events)
  expect(told.filter(({ step }) => step === 'PAID')).toHaveLength(16)

  const mails = await owner`select subject, recipient from mails where platform_id = ${platformId}`
  expect(mails.length).toBeGreaterThan(16)
  expect(mails.filter(({ subject }) => !subject.startsWith('[Teste] '))).toEqual([])
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([seller.email]))

  const calls = receiver.heard.map(({ headers, body }) => ({ headers, body: JSON.parse(body) }))
  expect(calls.filter(({ body }) => body.type === 'subscription.renewed')).toHaveLength(14)
  expect(calls.filter(({ body }) => body.type === 'subscription.ended')).toHaveLength(1)
  expect(calls.filter(({ headers, body }) => headers['balcao-test'] !== 'true' || !body.isTest)).toEqual([])

  expect((await runOracles(owner)).filter(({ platformId: found }) => found === platformId)).toEqual([])
  expect(await liveRows()).toEqual(liveBefore)
}, 600_000)

test('a webhook to a failing server is listed with its failure, and its retries follow the test clock', async () => {
  const { app } = world
  receiver.answers(() => ({ status: 500 }))
  const offerId = await inScope(app, mode.platformId, async (scope) => {
    const { id: productId } = await aProduct(scope, { sellerId: mode.seller.id })
    return (await anOffer(scope, { productId })).id
  })
  await aPurchase(app, mode.platformId, { offerId, email: 'falha@compradora.example' })
  await settle()
  const told = async () => {
    const { rows } = await ask(`testMode.timeline?input=${encodeURIComponent('{"limit":50}')}`)
    return rows.find(({ type }: { type?: string }) => type === 'sale.created')
  }
  expect(await told()).toMatchObject({ kind: 'WEBHOOK', state: 'WAITING', lastStatus: 500 })
  await ask('testMode.advance', { to: 5 })
  await settle()
  expect(await told()).toMatchObject({ state: 'DEAD', lastStatus: 500 })
}, 120_000)
