import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { anEndpoint } from '#demo/an-endpoint.ts'
import { createOperator } from '#demo/create-demo-people.ts'
import { demoMasterLogin, demoPassword } from '#demo/demo-identity.ts'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { accountWebhookUrl } from '#modules/acquirers/accounts/provider-account.ts'
import { writeDeliveries } from '#modules/outgoing/announce-event.ts'
import { sampleData } from '#modules/outgoing/sample-data.ts'
import { receiveWebhook } from '#modules/webhooks/receive-webhook.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let world: TestApp
let neighbourId: string
let master: ReturnType<typeof appRouter.createCaller>['master']

beforeAll(async () => {
  world = await createTestApp()
  await createOperator(world.app)
  neighbourId = (
    await inScope(world.app, randomUUID(), (scope) =>
      aPlatform(scope, {
        name: 'Vizinha',
        hosts: ['vizinha.localhost'],
        acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
      }),
    )
  ).platformId
  const browser = aBrowser(world)
  const { email } = demoMasterLogin
  await browser.account.login({ door: 'MASTER', email, password: demoPassword, rememberDevice: false })
  master = appRouter.createCaller(browser.context).master
})
afterAll(() => world.stop())

const traceCount = async () =>
  (
    await world.owner`select 1 from audit_log where action = 'personal_data.read' and subject = 'webhook_body'`
  ).length

describe('a webhook of an acquirer', () => {
  const body = {
    type: 'transaction',
    data: {
      id: 987_654,
      status: 'paid',
      amount: 19_700,
      customer: { name: 'Carla Nogueira', email: 'carla@mail.example' },
      sacado: { bairro: 'Vila Mariana', logradouro: 'Rua Vergueiro', nascimento: '1990-04-01' },
      extra: [{ field: 'phone', value: 11_987_654_321 }],
      status_detail: 'Pago por Carla Nogueira',
    },
  }

  test('is listed without its body, opened masked and audited, and replayed only on its own platform', async () => {
    const { platformId } = world
    const url = new URL(accountWebhookUrl(world.app, world.account))
    await receiveWebhook(world.app, {
      token: url.pathname.split('/').at(-1) ?? '',
      paymentHint: null,
      sourceIp: '203.0.113.9',
      method: 'POST',
      path: url.pathname,
      query: '',
      headers: { 'content-type': 'application/json', 'x-signature': 'abcdef0123456789' },
      rawBody: Buffer.from(JSON.stringify(body)),
    })
    await world.drainJobs()
    const { rows } = await master.logs.incoming({})
    expect(rows).toMatchObject([{ platformId, provider: 'HAWKPAY', state: 'QUARANTINED' }])
    expect(JSON.stringify(rows)).not.toContain('carla')
    expect((await master.logs.incoming({ provider: 'HAWKPAY' })).rows).toEqual(rows)
    expect((await master.logs.incoming({ provider: 'PAGARME' })).rows).toEqual([])
    expect(await master.logs.providers({ search: 'hawk' })).toMatchObject([{ id: 'HAWKPAY' }])
    const webhookId = rows[0]?.id ?? ''

    const before = await traceCount()
    const opened = await master.logs.incomingOne({ platformId, webhookId })
    expect(await traceCount()).toBe(before + 1)
    expect(JSON.parse(opened.body)).toEqual({
      ...body,
      data: {
        ...body.data,
        customer: { name: 'C•••', email: 'c•••' },
        sacado: { bairro: 'V•••', logradouro: 'R•••', nascimento: '1•••' },
        extra: [{ field: 'p•••', value: '1•••' }],
        status_detail: 'P•••',
      },
    })
    expect(opened.headers['x-signature']).toBe('a•••')

    for (const call of [master.logs.incomingOne, master.logs.replayIncoming])
      expect(await refusalOf(call({ platformId: neighbourId, webhookId }))).toBe('not_found')
    world.clock.advance({ minutes: 10 })
    await master.logs.replayIncoming({ platformId, webhookId })
    expect((await master.logs.incoming({ state: 'RECEIVED' })).rows).toHaveLength(1)
    expect(await refusalOf(master.logs.replayIncoming({ platformId, webhookId }))).toBe('record_changed')
    const [entry] = await world.owner`select subject, detail from audit_log where action = 'webhook.replayed'`
    expect(entry).toEqual({ subject: webhookId, detail: { direction: 'in' } })
    // The duration counts from the replay.
    await world.drainJobs()
    expect((await master.logs.incoming({})).rows).toMatchObject([{ state: 'QUARANTINED', tookMs: 0 }])
  })

  test('is found by platform and by the time of its arrival', async () => {
    const now = world.clock.now()
    const tomorrow = new Date(now.getTime() + 86_400_000).toISOString()
    expect((await master.logs.incoming({ platformId: neighbourId })).rows).toEqual([])
    expect((await master.logs.incoming({ from: tomorrow })).rows).toEqual([])
    expect((await master.logs.incoming({ to: tomorrow })).rows).toHaveLength(1)
  })
})

test('a delivery to a seller’s endpoint is listed, opened masked, and replayed under its own id', async () => {
  const { platformId } = world
  const deliveryId = await inScope(world.app, platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const endpoint = await anEndpoint(scope, { sellerId })
    const at = scope.now
    const data = sampleData('sale.approved', at)
    const event = { key: 'sold', type: 'sale.approved', sellerId, productIds: [], at, data } as const
    const [written] = await writeDeliveries(scope, [endpoint], event)
    return written?.id ?? ''
  })
  await world.owner`update outgoing_deliveries set state = 'DEAD', next_try_at = null where id = ${deliveryId}`
  expect((await master.logs.outgoing({ state: 'DEAD' })).rows).toMatchObject([{ platformId, id: deliveryId }])
  const before = await traceCount()
  const opened = await master.logs.outgoingOne({ platformId, deliveryId })
  expect(await traceCount()).toBe(before + 1)
  expect(opened).toMatchObject({ host: 'erp.forno.example', canReplay: true })
  expect(opened.body).not.toMatch(/[\w.]+@[\w.]+/)
  await master.logs.replayOutgoing({ platformId, deliveryId })
  expect((await master.logs.outgoing({})).rows).toMatchObject([
    { id: deliveryId, state: 'WAITING', tries: 0 },
  ])
})

test('the newest of many platforms come first, and the next page continues after the last row', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await master.logs.sessions({ limit: 1, ...(cursor && { cursor }) })
    seen.push(...page.rows.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  const all = await world.owner`select id from session_logs order by at desc, id desc`
  expect(seen).toEqual(all.map(({ id }) => id))
})

test('a search for a common name is limited to a hundred people over all platforms, and says so', async () => {
  const made = await world.owner`
    with people as (
      insert into users (platform_id, email, name, roles, locale, created_at)
      select p.platform_id, n || '@' || p.platform_id || '.example', 'Fulano Comum', '{SELLER}', 'PT_BR', now()
      from platforms p cross join generate_series(1, 60) n where p.kind <> 'OPERATOR'
      returning platform_id, id)
    insert into session_logs (platform_id, at, user_id, email_hash, door, outcome, ip, user_agent)
    select platform_id, now(), id, '', 'SELLER', 'ENTERED', '203.0.113.9', '' from people returning id`
  expect(made.length).toBeGreaterThan(100)
  const shown: string[] = []
  let cursor: string | undefined
  do {
    const page = await master.logs.sessions({ search: 'fulano comum', ...(cursor && { cursor }) })
    shown.push(...page.rows.map(({ id }) => id))
    expect(page.isCut).toBe(true)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(shown).toHaveLength(100)
  expect(await master.logs.sessions({})).toMatchObject({ isCut: false })
  const ofNeighbour = await master.logs.sessions({ search: 'fulano comum', platformId: neighbourId })
  expect(ofNeighbour).toMatchObject({ isCut: false })
})
