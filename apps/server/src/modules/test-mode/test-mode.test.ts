import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addJob } from '#add-job.ts'
import { runOracles } from '#cli/audit/run-oracles.ts'
import { users } from '#db/schema/accounts.ts'
import { simulatedBaseUrl } from '#db/schema/acquirers.ts'
import { mails } from '#db/schema/messages.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, refusedCard } from '#demo/a-purchase.ts'
import { anEndpoint } from '#demo/an-endpoint.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { jobs } from '#jobs.ts'
import { createGuardedHttp } from '#kit/http/guarded-http.ts'
import { testPlatformIdOf } from '#kit/test-platform.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import { createProviderAccount } from '#modules/acquirers/accounts/create-provider-account.ts'
import { listAccountsFor } from '#modules/acquirers/accounts/provider-account.ts'
import { addBankAccount } from '#modules/payouts/bank-accounts/add-bank-account.ts'
import { requestWithdrawal } from '#modules/payouts/withdrawals/request-withdrawal.ts'
import { removeTestModesJob } from '#modules/platforms/test-mode/remove-test-modes.job.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { inScope, type Scope } from '#scope.ts'
import { aTestMode, callHost, liveCookie } from '#test/a-test-mode.ts'
import { anApiKey } from '#test/an-api-key.ts'
import { callAs } from '#test/call-as.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { aReceiver } from '#test/http/a-receiver.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

type TestMode = Awaited<ReturnType<typeof aTestMode>>

let world: TestServer
let mode: TestMode

beforeAll(async () => {
  world = await createTestServer()
  mode = await aTestMode(world)
})
afterAll(() => world.stop())

/** Null without a session, and after the test mode was removed. */
const sessionAt = async (origin: string, cookie: string) => {
  const { status, body } = await callHost(world, `${origin}/api/trpc/account.session`, { cookie })
  return status === 404 ? null : JSON.parse(body).result.data
}

const enter = (cookie: string) =>
  callHost(world, `${world.url}/api/trpc/seller.testMode.enter`, { method: 'POST', cookie, body: {} })

const anOfferOf = ({ platformId, seller }: TestMode, priceCents = 19_700) =>
  inScope(world.app, platformId, async (scope) => {
    const { id: productId } = await aProduct(scope, { sellerId: seller.id })
    return (await anOffer(scope, { productId, priceCents })).id
  })

const settle = async () => {
  await world.sandbox.bank.webhooksDelivered()
  await world.drainJobs()
}

const statusOf = async ({ id }: { id: string }) =>
  (await world.owner`select status, platform_id as "platformId" from payments where id = ${id}`)[0]

describe('entering and leaving a test mode', () => {
  test('opens a session of the same person on a host of its own', async () => {
    const session = await sessionAt(mode.origin, mode.cookie)
    expect(session).toMatchObject({
      user: { id: mode.seller.id, role: 'SELLER' },
      platform: { id: mode.platformId, name: 'Balcão' },
      testMode: { isOn: true, liveUrl: world.url },
    })
    expect(mode.arrived).toMatchObject({ status: 303, location: '/platform/dashboard' })
  })

  test('accepts an entry once, within a minute, and on its own host', async () => {
    expect((await callHost(world, mode.entry)).status).toBe(410)
    const other = await aTestMode(world)
    const fresh = JSON.parse((await enter(other.liveCookie)).body).result.data.url as string
    const elsewhere = fresh.replace(other.origin, mode.origin)
    expect((await callHost(world, elsewhere)).status).toBe(410)
    expect((await callHost(world, fresh.replace(other.origin, world.url))).status).toBe(404)
    world.clock.advance({ minutes: 2 })
    expect((await callHost(world, fresh)).status).toBe(410)
    expect((await callHost(world, `${other.origin}/test-mode/enter?token=e30.forged`)).status).toBe(410)
  })

  test('works in a test mode whose clock has moved', async () => {
    const moved = await aTestMode(world)
    await world.owner`update platforms set clock_ahead_ms = ${40 * 86_400_000} where platform_id = ${moved.platformId}`
    const { url } = JSON.parse((await enter(moved.liveCookie)).body).result.data
    const arrived = await callHost(world, url)
    expect(arrived.status).toBe(303)
    expect(await sessionAt(moved.origin, arrived.cookie)).not.toBeNull()
    expect((await callHost(world, url)).status).toBe(410)
  })

  test('accepts no live cookie in a test mode, and no test cookie on the live platform', async () => {
    expect(await sessionAt(world.url, mode.cookie)).toBeNull()
    expect(await sessionAt(mode.origin, mode.liveCookie)).toBeNull()
  })

  test('opens the same test mode for two tabs at the same moment', async () => {
    const seller = await inScope(world.app, world.platformId, (scope) => aPerson(scope))
    const cookie = await liveCookie(world, seller)
    const answers = await Promise.all([enter(cookie), enter(cookie), enter(cookie)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const rows = await world.owner`select count(*)::int as accounts from provider_accounts a
      join platforms p using (platform_id) where p.test_of_user_id = ${seller.id}`
    expect(rows).toEqual([{ accounts: 2 }])
  })

  test('is impossible from inside a test mode', async () => {
    const again = await callHost(world, `${mode.origin}/api/trpc/seller.testMode.enter`, {
      method: 'POST',
      cookie: mode.cookie,
      body: {},
    })
    expect(again.status).toBe(404)
  })

  test.each([
    [
      'blocked',
      (id: string) =>
        world.owner`update users set status = 'BLOCKED' where id = ${id} and platform_id = ${world.platformId}`,
    ],
    [
      'signed out',
      (id: string) =>
        world.owner`update sessions set revoked_at = now() where user_id = ${id} and platform_id = ${world.platformId}`,
    ],
    [
      'idle',
      (id: string) =>
        world.owner`update sessions set last_seen_at = '2030-01-01' where user_id = ${id} and platform_id = ${world.platformId}`,
    ],
  ])('ends at once for a seller who is %s on the live platform', async (_state, lose) => {
    const losing = await aTestMode(world)
    expect(await sessionAt(losing.origin, losing.cookie)).not.toBeNull()
    await lose(losing.seller.id)
    expect(await sessionAt(losing.origin, losing.cookie)).toBeNull()
  })

  test('ends the live session too when the seller logs out of the test mode', async () => {
    const leaving = await aTestMode(world)
    const { cookie, origin } = leaving
    const out = await callHost(world, `${origin}/api/trpc/account.logout`, {
      method: 'POST',
      cookie,
      body: {},
    })
    expect(out.status).toBe(200)
    expect(await sessionAt(origin, cookie)).toBeNull()
    expect(await sessionAt(world.url, leaving.liveCookie)).toBeNull()
  })

  test('works for a seller whose new address was already used by a test buyer', async () => {
    const moving = await aTestMode(world)
    const email = 'endereco.novo@loja.example'
    await aPurchase(world.app, moving.platformId, { offerId: await anOfferOf(moving), email })
    await world.owner`update users set email = ${email} where id = ${moving.seller.id} and platform_id = ${world.platformId}`
    expect((await enter(moving.liveCookie)).status).toBe(200)
    const rows =
      await world.owner`select id from users where platform_id = ${moving.platformId} and email = ${email}`
    expect(rows).toEqual([{ id: moving.seller.id }])
  })

  test('refuses a session of a seller that was not opened from a live session', async () => {
    const twin = { ...world, platformId: mode.platformId }
    const cookie = await liveCookie(twin, mode.seller)
    expect(await sessionAt(mode.origin, cookie)).toBeNull()
  })

  test.each([
    'account.register',
    'account.login',
    'account.resetPassword',
    'account.requestPasswordReset',
    'account.changePassword',
    'account.startSecondFactor',
    'seller.profile.save',
  ])('leaves to the live platform: %s', async (path) => {
    const { cookie } = mode
    const { status, body } = await callHost(world, `${mode.origin}/api/trpc/${path}`, {
      method: 'POST',
      cookie,
      body: {},
    })
    expect(status).toBe(403)
    expect(body).toContain('test_mode_refused')
  })
})

describe('a new test mode', () => {
  const begin = async (make: (scope: Scope, sellerId: string) => Promise<unknown>) => {
    const seller = await inScope(world.app, world.platformId, async (scope) => {
      const person = await aPerson(scope)
      await make(scope, person.id)
      return person
    })
    const { body } = await enter(await liveCookie(world, seller))
    const { origin } = new URL(JSON.parse(body).result.data.url)
    const platformId = testPlatformIdOf({ platformId: world.platformId, userId: seller.id })
    const rows = await world.owner<Record<string, unknown>[]>`
      select o.id, p.name, p.image_key, p.delivery_note, p.thank_you_url, p.sales_page_url, o.title, o.type, o.price_cents as cents
      from products p join offers o on o.platform_id = p.platform_id and o.product_id = p.id
      where p.platform_id = ${platformId} order by o.price_cents`
    return { origin, rows }
  }

  test('has names and prices of the products for sale, and nothing that leads to their contents', async () => {
    const live: string[] = []
    const { origin, rows } = await begin(async (scope, sellerId) => {
      const leads = {
        deliveryNote: 'https://t.me/aula',
        thankYouUrl: 'https://loja.example/aula',
        imageKey: 'x/y',
      }
      const product = await aProduct(scope, { sellerId, name: 'Curso A', ...leads })
      live.push((await anOffer(scope, { productId: product.id, priceCents: 12_300, title: 'À vista' })).id)
      await anOffer(scope, { productId: product.id, priceCents: 99, status: 'PAUSED' })
      const draft = await aProduct(scope, { sellerId, name: 'Rascunho', status: 'DRAFT' })
      await anOffer(scope, { productId: draft.id })
    })
    expect(rows).toEqual([
      {
        ...{ id: expect.any(String), name: 'Curso A', title: 'À vista', type: 'ONE_TIME', cents: '12300' },
        ...{ image_key: null, delivery_note: null, thank_you_url: null, sales_page_url: null },
      },
    ])
    expect(live).not.toContain(rows[0]?.id)
    expect((await callHost(world, `${origin}/checkout/${rows[0]?.id}`)).status).toBe(200)
  })

  test('has trials, fees, limits and discounts for Pix as the seller sells them', async () => {
    const terms = {
      trialDays: 7,
      trialPriceCents: 990,
      setupFeeCents: 2_500,
      chargesMax: 12,
      isKeptAfterLast: false,
      pixDiscountBasisPoints: 1_000,
      pixMinutes: 30,
      billetDays: 2,
    }
    const { rows } = await begin(async (scope, sellerId) => {
      const { id: productId } = await aProduct(scope, { sellerId })
      await anOffer(scope, { productId, type: 'SUBSCRIPTION', frequencyInDays: 30, ...terms })
    })
    const [offer] =
      await world.owner`select trial_days as "trialDays", trial_price_cents::int as "trialPriceCents",
      setup_fee_cents::int as "setupFeeCents", charges_max as "chargesMax", is_kept_after_last as "isKeptAfterLast",
      pix_discount_basis_points as "pixDiscountBasisPoints", pix_minutes as "pixMinutes", billet_days as "billetDays"
      from offers where id = ${String(rows[0]?.id)}`
    expect(offer).toEqual(terms)
  })

  test('has a sample product, sold once and by the month, if the seller has no product for sale', async () => {
    const { origin, rows } = await begin(async () => {})
    expect(rows).toMatchObject([
      { name: 'Produto de teste', type: 'SUBSCRIPTION', cents: '4990' },
      { name: 'Produto de teste', type: 'ONE_TIME', cents: '9700' },
    ])
    for (const { id } of rows) expect((await callHost(world, `${origin}/checkout/${id}`)).status).toBe(200)
  })
})

describe('selling in a test mode', () => {
  test('pays a Pix of a test link at the simulated bank, into books of its own', async () => {
    const offerId = await anOfferOf(mode)
    const before =
      await world.owner`select count(*)::int as rows from ledger_entries where platform_id = ${world.platformId}`
    const bought = await aPurchase(world.app, mode.platformId, { offerId })
    const { pixCode } = (
      await world.owner`select pix_code as "pixCode" from payments where id = ${bought.paymentId}`
    )[0] as { pixCode: string }
    await world.sandbox.bank.pay(pixCode)
    await settle()
    expect(await statusOf({ id: bought.paymentId })).toEqual({
      status: 'APPROVED',
      platformId: mode.platformId,
    })
    expect(
      await world.owner`select count(*)::int as rows from ledger_entries where platform_id = ${world.platformId}`,
    ).toEqual(before)
  })

  test('approves or refuses a card by its number', async () => {
    const offerId = await anOfferOf(mode)
    const approved = await aPurchase(world.app, mode.platformId, { offerId, method: 'CREDIT_CARD' })
    expect(await statusOf({ id: approved.paymentId })).toMatchObject({ status: 'APPROVED' })
    const refused = await aPurchase(world.app, mode.platformId, {
      offerId,
      method: 'CREDIT_CARD',
      cardNumber: refusedCard,
      email: 'outra@compradora.example',
    })
    expect(await statusOf({ id: refused.paymentId })).toMatchObject({ status: 'REJECTED' })
  })

  test('finds a link only on its own side', async () => {
    const testOffer = await anOfferOf(mode)
    const at = (origin: string) => callHost(world, `${origin}/checkout/${testOffer}`)
    expect((await at(mode.origin)).status).toBe(200)
    expect((await at(world.url)).status).toBe(404)
  })

  test('sends every mail to the seller, marked as a test', async () => {
    const rows = await inScope(world.app, mode.platformId, ({ tx }) => tx.select().from(mails))
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ recipient }) => recipient))).toEqual(new Set([mode.seller.email]))
    expect(rows.filter(({ subject }) => !subject.startsWith('[Teste] '))).toEqual([])
  })

  test('marks a webhook as a test in its body and in a header, signed by the real clock', async () => {
    const receiver = await aReceiver()
    const offerId = await anOfferOf(mode)
    await inScope(world.app, mode.platformId, (scope) =>
      anEndpoint(scope, { sellerId: mode.seller.id, url: receiver.url, events: ['sale.created'] }),
    )
    const dayMs = 86_400_000
    const moveTo = (ms: number) =>
      world.owner`update platforms set clock_ahead_ms = ${ms} where platform_id = ${mode.platformId}`
    await moveTo(dayMs)
    await aPurchase(world.app, mode.platformId, { offerId })
    const app = { ...world.app, http: createGuardedHttp({ allowLoopback: true }) }
    await drainJobs(app, world.ownerUrl, jobs)
    await moveTo(0)
    await receiver.stop()
    const [call] = receiver.heard
    expect(JSON.parse(call?.body ?? '{}')).toMatchObject({ type: 'sale.created', isTest: true })
    expect(call?.headers).toMatchObject({
      'balcao-test': 'true',
      'webhook-timestamp': String(Math.floor(world.clock.now().getTime() / 1000)),
    })
  })

  test('pays a withdrawal through the simulated acquirer, without approval', async () => {
    const as = callAs(
      { app: world.app, platformId: mode.platformId },
      { userId: mode.seller.id, role: 'SELLER' },
    )
    const { bankAccountId } = await as(addBankAccount, {
      kind: 'PIX',
      pixKeyType: 'EMAIL',
      pixKey: 'loja@teste.example',
    })
    const offerId = await anOfferOf(mode, 50_000)
    const bought = await aPurchase(world.app, mode.platformId, { offerId })
    const [row] = await world.owner`select pix_code as code from payments where id = ${bought.paymentId}`
    await world.sandbox.bank.pay(row?.code)
    await settle()
    world.clock.advance({ days: 2 })
    await settle()
    const { withdrawalId } = await as(requestWithdrawal, {
      bankAccountId,
      requestId: randomUUID(),
      amountCents: 10_000,
      shownFeeCents: 199,
    })
    await settle()
    world.clock.advance({ minutes: 10 })
    await settle()
    expect(await world.owner`select state from withdrawals where id = ${withdrawalId}`).toEqual([
      { state: 'PAID' },
    ])
  })
})

describe('the wall between test and live', () => {
  test('refuses a real account in a test mode, and a simulated one elsewhere', async () => {
    const account = (baseUrl: string | null) =>
      ({
        provider: 'HAWKPAY',
        label: 'x',
        baseUrl,
        credentials: { publicKey: 'a', secretKey: 'b' },
        methods: ['PIX' as const],
        priority: 2,
      }) as const
    const open = (platformId: string, baseUrl: string | null) =>
      inScope(world.app, platformId, (scope) =>
        createProviderAccount(scope, { ...account(baseUrl), methods: ['PIX'] }, theProduct),
      )
    const violated = { cause: { message: expect.stringContaining('"provider_accounts_simulated"') } }
    await expect(open(mode.platformId, null)).rejects.toMatchObject(violated)
    await expect(open(mode.platformId, 'https://api.hawkpaybrasil.com/v1')).rejects.toMatchObject(violated)
    await expect(open(world.platformId, simulatedBaseUrl)).rejects.toMatchObject(violated)
  })

  test('stops a call of a test mode to a real host, whatever the adapter requests', async () => {
    const [account] = (await inScope(world.app, mode.platformId, (scope) => listAccountsFor(scope, 'PIX')))
      .accounts
    if (!account) throw new Error('no account')
    const { context } = await connectAccount(world.app, {
      ...account,
      baseUrl: 'https://api.hawkpaybrasil.com/v1',
    })
    expect(context.baseUrl).toBe(world.sandbox.acquirerUrl('HAWKPAY'))
    const send = (url: string) =>
      context.transport.send({ method: 'GET', url, headers: {}, timeoutMs: 1_000 })
    expect(await send('https://api.hawkpaybrasil.com/v1/transactions')).toMatchObject({ arrived: 'never' })
    // Other ports of this machine are refused too.
    expect(await send(`${world.url}/health`)).toMatchObject({ arrived: 'never' })
    expect(await send(`${context.baseUrl}/transactions`)).toMatchObject({ arrived: true })
  })

  test('makes the database refuse a clock, a bill and another kind of platform', async () => {
    const { owner, platformId } = world
    await expect(
      owner`update platforms set clock_ahead_ms = 1 where platform_id = ${platformId}`,
    ).rejects.toThrow('platforms_clock')
    await expect(
      owner`update platforms set kind = 'TENANT', test_of_platform_id = null, test_of_user_id = null where platform_id = ${mode.platformId}`,
    ).rejects.toThrow('platforms_test_id')
    await expect(
      owner`insert into operator_contracts (platform_id, from_month, fixed_cents, basis_points, minimum_cents, due_days, saved_at, saved_by)
        values (${mode.platformId}, '2030-01', 1, 1, 1, 1, now(), ${randomUUID()})`,
    ).rejects.toThrow('operator_contracts_live')
  })

  test('hides the test mode from masters, in every table that they read', async () => {
    const tables = await world.owner<{ name: string }[]>`select tablename as name from pg_policies
      where policyname = 'by_operator' order by 1`
    expect(tables.length).toBeGreaterThan(15)
    const seen = (id: string, name: string) =>
      world.app.acrossPlatforms.read([], async (db) => {
        const [row] = await db.execute(
          sql.raw(`select count(platform_id)::int as seen from ${name} where platform_id = '${id}'`),
        )
        return row?.seen
      })
    expect(await seen(world.platformId, 'platforms')).toBe(1)
    for (const { name } of tables) expect([name, await seen(mode.platformId, name)]).toEqual([name, 0])
  })

  test('is checked by the oracles, which report a real account and nothing else', async () => {
    const found = async () =>
      (await runOracles(world.owner)).filter(({ platformId }) => platformId === mode.platformId)
    expect(await found()).toEqual([])
    const constraint = await world.owner`select pg_get_constraintdef(oid) as definition from pg_constraint
      where conname = 'provider_accounts_simulated'`
    await world.owner`alter table provider_accounts drop constraint provider_accounts_simulated`
    await world.owner`update provider_accounts set base_url = null where platform_id = ${mode.platformId}`
    expect(await found()).toMatchObject([{ oracle: 'TEST' }, { oracle: 'TEST' }])
    await world.owner`update provider_accounts set base_url = ${simulatedBaseUrl} where platform_id = ${mode.platformId}`
    await world.owner.unsafe(
      `alter table provider_accounts add constraint provider_accounts_simulated ${constraint[0]?.definition}`,
    )
  })
})

describe('the keys of a test mode', () => {
  test('name their side in their prefix, and work only on that side', async () => {
    const key = await anApiKey(world, { userId: mode.seller.id, platformId: mode.platformId })
    const live = await anApiKey(world, { userId: mode.seller.id })
    expect(key.token).toMatch(/^sk_test_/)
    expect(live.token).toMatch(/^sk_live_/)
    const ask = async (origin: string, token: string) => {
      const { status, body } = await callHost(world, `${origin}/api/v1/balance`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return { status, code: JSON.parse(body).code }
    }
    expect(await ask(mode.origin, key.token)).toEqual({ status: 200 })
    expect(await ask(world.url, live.token)).toEqual({ status: 200 })
    expect(await ask(world.url, key.token)).toEqual({ status: 401, code: 'api_key_test' })
    expect(await ask(mode.origin, live.token)).toEqual({ status: 401, code: 'api_key_live' })
    await inScope(world.app, world.platformId, ({ tx }) =>
      tx.update(users).set({ status: 'BLOCKED' }).where(eq(users.id, mode.seller.id)),
    )
    expect(await ask(mode.origin, key.token)).toEqual({ status: 401, code: 'api_key_invalid' })
  })
})

describe('the end of a test mode', () => {
  const rowsOf = async (platformId: string) => {
    const tables = await world.owner<{ name: string }[]>`select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid where c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'p') and a.attname = 'platform_id'`
    const counts = await Promise.all(
      tables.map(
        ({ name }) =>
          world.owner`select count(*)::int as rows from ${world.owner(name)} where platform_id = ${platformId}`,
      ),
    )
    return counts.reduce((sum, [row]) => sum + row?.rows, 0)
  }
  const jobsOf = async (platformId: string) =>
    (
      await world.owner`select from graphile_worker._private_jobs where payload ->> 'platformId' = ${platformId}`
    ).length
  const aSellingMode = async () => {
    const selling = await aTestMode(world)
    const offerId = await anOfferOf(selling)
    await aPurchase(world.app, selling.platformId, { offerId })
    return { ...selling, offerId }
  }

  test.each([
    [
      'the seller is blocked',
      ({ seller }: TestMode) =>
        world.owner`update users set status = 'BLOCKED' where id = ${seller.id} and platform_id = ${world.platformId}`,
      null,
    ],
    [
      'the platform closes',
      () => world.owner`update platforms set closing_since = now() where platform_id = ${world.platformId}`,
      () => world.owner`update platforms set closing_since = null where platform_id = ${world.platformId}`,
    ],
  ])('closes its checkout to everybody within seconds when %s', async (_why, close, reopen) => {
    const closing = await aSellingMode()
    const at = async () => (await callHost(world, `${closing.origin}/checkout/${closing.offerId}`)).status
    expect(await at()).toBe(200)
    await close(closing)
    world.clock.advance({ seconds: 6 })
    expect(await at()).toBe(404)
    if (reopen) {
      await reopen()
      expect(await at()).toBe(200)
    }
  })

  test('lets its seller start again: every row and job of it is deleted, no live row is, and the next entry creates a new one', async () => {
    const { cookie, origin, platformId, liveCookie: live } = await aSellingMode()
    const reset = (host: string, as: string) =>
      callHost(world, `${host}/api/trpc/seller.testMode.reset`, { method: 'POST', cookie: as, body: {} })
    expect((await reset(world.url, live)).status).toBe(404)
    const before = await rowsOf(world.platformId)
    expect(await jobsOf(platformId)).toBeGreaterThan(0)
    expect((await reset(origin, cookie)).status).toBe(200)
    expect([await rowsOf(platformId), await jobsOf(platformId)]).toEqual([0, 0])
    expect(await rowsOf(world.platformId)).toBe(before)
    expect(await sessionAt(origin, cookie)).toBeNull()
    const entered = await enter(live)
    const arrived = await callHost(world, JSON.parse(entered.body).result.data.url)
    expect(await sessionAt(origin, arrived.cookie)).not.toBeNull()
  })

  test('follows the deletion of its seller’s data and the closing of its platform', async () => {
    const [one, other] = [await aSellingMode(), await aSellingMode()]
    const plan = (userId: string | null) =>
      inScope(world.app, world.platformId, (scope) => addJob(scope, removeTestModesJob, { userId }))
    await plan(one.seller.id)
    await world.drainJobs()
    expect(await rowsOf(one.platformId)).toBe(0)
    expect(await rowsOf(other.platformId)).toBeGreaterThan(0)
    await plan(null)
    await world.drainJobs()
    expect(await rowsOf(other.platformId)).toBe(0)
  })

  test('cannot remove a live platform, which the database refuses', async () => {
    await expect(
      inScope(world.app, world.platformId, ({ tx }) => tx.execute(sql`select app.remove_test_mode()`)),
    ).rejects.toMatchObject({ cause: { code: '23514' } })
  })
})
