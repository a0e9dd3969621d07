import { createHash, randomUUID } from 'node:crypto'
import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { sealedColumns } from '#cli/reseal/sealed-columns.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { createOperator } from '#demo/create-demo-people.ts'
import { demoMasterLogin, demoPassword } from '#demo/demo-identity.ts'
import { jobs } from '#jobs.ts'
import { hashPassword } from '#modules/accounts/passwords/hash-password.ts'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { getCheckoutPage } from '#modules/checkout/get-checkout-page.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { inScope } from '#scope.ts'
import { aCashier } from '#test/a-cashier.ts'
import { aPayee, readWithdrawal } from '#test/a-payee.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { unzip } from '#test/unzip.ts'
import { exportedTables } from './exported-tables.ts'

type Master = ReturnType<typeof appRouter.createCaller>['master']['closing']

let world: TestApp
let stall: Stall
let helena: Master
let caio: Master
let neighbourId: string
let neighbourOfferId: string
const reason = 'Contrato terminado'
const caioEmail = 'caio@operadora.example'

/** Two masters, and a second platform whose seller must not be affected. */
beforeAll(async () => {
  world = await createTestApp()
  await createOperator(world.app)
  const passwordHash = await hashPassword(demoPassword)
  await inScope(world.app, operatorPlatformId, (scope) =>
    aPerson(scope, { name: 'Caio Prado', email: caioEmail, roles: ['MASTER'], passwordHash }),
  )
  helena = await enter(demoMasterLogin.email)
  caio = await enter(caioEmail)
  stall = await aStall(world, { releaseDays: 30, reserveBasisPoints: 1000, partners: ['manager'] })
  ;({ neighbourId, neighbourOfferId } = await inScope(world.app, randomUUID(), async (scope) => {
    const { platformId } = await aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    })
    const seller = await aPerson(scope, { name: 'Vera Vizinha' })
    const product = await aProduct(scope, { sellerId: seller.id })
    return { neighbourId: platformId, neighbourOfferId: (await anOffer(scope, { productId: product.id })).id }
  }))
})
afterAll(async () => {
  expect(await brokenInvariants(world)).toEqual([])
  await world.stop()
})
/** Enough time for every fresh proof of a master to expire, so each story logs in again. */
beforeEach(async () => {
  helena = await enter(demoMasterLogin.email)
  caio = await enter(caioEmail)
})
afterEach(async () => {
  await world.owner`update platforms set closing_since = null, closes_at = null, closed_at = null`
  await world.owner`delete from platform_closings`
})

async function enter(email: string): Promise<Master> {
  const browser = aBrowser(world)
  await browser.account.login({ door: 'MASTER', email, password: demoPassword, rememberDevice: false })
  return appRouter.createCaller(browser.context).master.closing
}

const inDays = (days: number) => addDays(dayInSaoPaulo(world.clock.now()), days)
const here = () => ({ platformId: world.platformId })
const propose = (closesOn = inDays(10)) => helena.propose({ ...here(), reason, closesOn })
/** A closing begun by both masters. */
async function begin(): Promise<string> {
  const { closingId } = await propose()
  await caio.approve({ ...here(), closingId })
  return closingId
}
const page = () => getCheckoutPage(world.app, world.platformId, stall.offer.id)
const trail = async () =>
  (
    await world.owner`
      select action from audit_log where platform_id = ${world.platformId} and action like 'closing.%'`
  )
    .map(({ action }) => action)
    .toSorted()
const neighbourSells = () => aPurchase(world.app, neighbourId, { offerId: neighbourOfferId })

describe('closing a platform', () => {
  test('takes two masters; then nothing is sold and no seller joins, while the other platform goes on', async () => {
    const { closingId, state } = await propose()
    expect(state).toBe('PROPOSED')
    await stall.sell()
    expect(await refusalOf(helena.approve({ ...here(), closingId }))).toBe('other_person_needed')
    expect(await refusalOf(propose())).toBe('proposal_open')
    await caio.approve({ ...here(), closingId })
    await expect(stall.sell()).rejects.toMatchObject({ code: 'offer_unavailable' })
    await expect(page()).rejects.toMatchObject({ code: 'offer_unavailable' })
    expect(await refusalOf(register(world.platformId))).toBe('registration_closed')
    await neighbourSells()
    expect(await register(neighbourId)).toMatchObject({ next: 'check_email' })
    expect(await trail()).toEqual(['closing.begun', 'closing.proposed'])
  })

  test('notifies sellers by mail and under their bell, once, and no person of the other platform', async () => {
    await begin()
    await world.drainJobs()
    const told = await world.owner`
      select m.platform_id, m.subject from mails m where m.recipient = ${stall.seller.email} and m.key like 'closing:%'`
    expect(told).toMatchObject([
      { platform_id: world.platformId, subject: 'A plataforma vai encerrar as atividades' },
    ])
    const [bell] = await world.owner`
      select title, path from notices where user_id = ${stall.seller.id} and key like 'closing:%'`
    expect(bell).toEqual({ title: 'A plataforma vai encerrar as atividades', path: '/platform/financial' })
    expect(
      await world.owner`select id from mails where platform_id = ${neighbourId} and key like 'closing:%'`,
    ).toEqual([])
  })

  test('lets owed money be withdrawn', async () => {
    const payee = await aPayee(world)
    const cashier = await aCashier(world)
    await begin()
    const withdrawalId = await payee.request(50_000)
    await cashier.approve(withdrawalId)
    await world.drainJobs()
    world.clock.advance({ minutes: 5 })
    await world.drainJobs()
    expect((await readWithdrawal(world, world.platformId, withdrawalId)).state).toBe('PAID')
  })

  test('can be called off, and then everything sells again', async () => {
    const closingId = await begin()
    await caio.callOff({ ...here(), closingId, reason: 'Novo contrato assinado' })
    await stall.sell()
    expect((await helena.get(here())).closing).toMatchObject({ state: 'CALLED_OFF' })
    expect(await refusalOf(caio.callOff({ ...here(), closingId, reason }))).toBe('record_changed')
    await begin()
  })

  test('expires without an approval within a day', async () => {
    const { closingId } = await propose()
    world.clock.advance({ days: 1 })
    const late = await enter(caioEmail)
    expect(await refusalOf(late.approve({ ...here(), closingId }))).toBe('record_changed')
    const again = await enter(demoMasterLogin.email)
    expect((await again.get(here())).closing?.state).toBe('LAPSED')
    expect(await again.propose({ ...here(), reason, closesOn: inDays(10) })).toMatchObject({
      state: 'PROPOSED',
    })
  })

  test('begins at once if there is only one master, and the audit trail records the single decision', async () => {
    await world.owner`update users set status = 'BLOCKED' where email = ${caioEmail}`
    expect(await propose()).toMatchObject({ state: 'CLOSING' })
    await world.owner`update users set status = 'ACTIVE' where email = ${caioEmail}`
    const [row] = await world.owner`
      select detail from audit_log where action = 'closing.begun' order by at desc, id desc limit 1`
    expect(row?.detail).toMatchObject({ isAlone: true })
  })

  test('begins once when two masters approve at the same moment', async () => {
    const dora = await inScope(world.app, operatorPlatformId, async (scope) =>
      aPerson(scope, {
        email: 'dora@operadora.example',
        roles: ['MASTER'],
        passwordHash: await hashPassword(demoPassword),
      }),
    )
    const { closingId } = await propose()
    const other = await enter(dora.email)
    const outcomes = await Promise.allSettled(
      [caio, other].map((master) => master.approve({ ...here(), closingId })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('is refused for the operator’s own and a missing platform and for a past date, and is decided only on its own platform', async () => {
    expect(await refusalOf(propose(inDays(0)))).toBe('date_in_past')
    for (const platformId of [operatorPlatformId, randomUUID()])
      expect(await refusalOf(helena.propose({ platformId, reason, closesOn: inDays(9) }))).toBe('not_found')
    const { closingId } = await propose()
    const elsewhere = { platformId: neighbourId, closingId }
    expect(await refusalOf(caio.approve(elsewhere))).toBe('not_found')
    expect(await refusalOf(caio.callOff({ ...elsewhere, reason }))).toBe('not_found')
    expect(await refusalOf(caio.finish({ ...elsewhere, reason, leftMoney: [] }))).toBe('not_found')
  })
})

describe('the pay-out plan', () => {
  test('equals the ledger to the cent, and names every person who is owed money', async () => {
    await stall.sell()
    await aPayee(world, { availableCents: 12_345 })
    await aPayee(world, { availableCents: 777, role: 'MANAGER' })
    const { plan } = await helena.get(here())
    const [ledger] = await world.owner`
      select coalesce(-sum(e.amount_cents) filter (where a.code ~ '^user:.*:(pending|reserve|held|available|withdrawing)$'), 0)::int as users,
        coalesce(-sum(e.amount_cents) filter (where a.code ~ '^manager:.*:(pending|reserve|held|available|withdrawing)$'), 0)::int as managers,
        coalesce(-sum(e.amount_cents) filter (where a.code in ('buyer:refunds_due', 'suspense')), 0)::int as buyers,
        coalesce(sum(e.amount_cents) filter (where a.code like 'acquirer:%'), 0)::int as here
      from ledger_entries e join ledger_accounts a on a.platform_id = e.platform_id and a.id = e.account_id
      where e.platform_id = ${world.platformId} and a.currency = 'BRL'`
    const [brl] = plan
    const { owed } = brl ?? { owed: undefined }
    expect(plan).toHaveLength(1)
    expect(owed?.totalCents).toBe(ledger?.users + ledger?.managers + ledger?.buyers)
    expect(owed?.managersCents).toBe(ledger?.managers)
    expect(brl?.atAcquirers.totalCents).toBe(ledger?.here)
    expect(brl?.lackingCents).toBe(Math.max(0, (owed?.totalCents ?? 0) - ledger?.here))
    const { rows, count } = await helena.creditors(here())
    expect(count).toBe(rows.length)
    const sumOf = (purse: string) =>
      rows.filter((row) => row.purse === purse).reduce((sum, { totalCents }) => sum + totalCents, 0)
    expect([sumOf('user'), sumOf('manager')]).toEqual([ledger?.users, ledger?.managers])
    const [reserve] =
      await world.owner`select max(release_at) as at from balance_lots where state = 'PENDING'`
    expect(brl?.lastReleaseAt).toBe(reserve?.at.toISOString())
  })

  test('with names of people leaves a row in the platform’s audit trail', async () => {
    await world.owner`delete from audit_log where action = 'personal_data.read'`
    await helena.creditors(here())
    expect(
      await world.owner`select platform_id, subject from audit_log where action = 'personal_data.read'`,
    ).toEqual([{ platform_id: world.platformId, subject: 'creditors' }])
  })
})

describe('the end of a platform', () => {
  test('waits for its date, for all open operations, and for every owed cent', async () => {
    const payee = await aPayee(world, { availableCents: 4_000 })
    await aPurchase(world.app, world.platformId, { offerId: stall.offer.id })
    const closingId = await begin()
    const finish = async (leftMoney: { currency: 'BRL'; owedCents: number }[] = []) =>
      (await enter(demoMasterLogin.email)).finish({ ...here(), closingId, reason, leftMoney })
    expect(await refusalOf(finish())).toBe('closing_too_early')
    const withdrawalId = await payee.request(3_000)
    world.clock.advance({ days: 11 })
    expect(await refusalOf(finish())).toBe('closing_obstructed')
    await (await aCashier(world)).refuse(withdrawalId)
    // An unknown status of an acquirer, shown as ended: the payment may have been paid.
    await world.owner`
      update payments set status = 'CANCELED', certainty = 'UNCONFIRMED' where status = 'PENDING'`
    expect(await refusalOf(finish())).toBe('closing_obstructed')
    await world.owner`update payments set certainty = 'KNOWN'`
    expect(await refusalOf(finish())).toBe('closing_owes')
    const owedCents = (await (await enter(caioEmail)).get(here())).plan[0]?.owed.totalCents ?? 0
    expect(owedCents).toBeGreaterThan(4_000)
    expect(await refusalOf(finish([{ currency: 'BRL', owedCents: owedCents - 1 }]))).toBe('record_changed')
    await finish([{ currency: 'BRL', owedCents }])
    const { closing } = await (await enter(caioEmail)).get(here())
    expect(closing).toMatchObject({ state: 'CLOSED', leftMoney: [{ currency: 'BRL', owedCents }] })
    const last = await enter(caioEmail)
    expect(await refusalOf(last.callOff({ ...here(), closingId, reason }))).toBe('record_changed')
    await expect(page()).rejects.toMatchObject({ code: 'offer_unavailable' })
    await neighbourSells()
  })

  test('of a platform without debts needs no confirmation of remaining money', async () => {
    const platformId = await inScope(world.app, randomUUID(), async (scope) => {
      const made = await aPlatform(scope, {
        name: 'Vazia',
        hosts: ['vazia.localhost'],
        acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
      })
      return made.platformId
    })
    const { closingId } = await helena.propose({ platformId, reason, closesOn: inDays(1) })
    await caio.approve({ platformId, closingId })
    world.clock.advance({ days: 2 })
    await (await enter(caioEmail)).finish({ platformId, closingId, reason, leftMoney: [] })
    const [row] = await world.owner`select closed_at from platforms where platform_id = ${platformId}`
    expect(row?.closed_at).toEqual(world.clock.now())
  })
})

describe('the export of a platform', () => {
  test('contains its people and sales, none of the other platform and no secret, with a hash; each reader is in the audit trail', async () => {
    const requestId = randomUUID()
    const { exportId } = await helena.askExport({ ...here(), requestId })
    expect(await helena.askExport({ ...here(), requestId })).toEqual({ exportId })
    expect(await refusalOf(helena.readExport({ ...here(), exportId }))).toBe('not_found')
    await world.drainJobs()
    const [row] = await world.owner`select key, sha256, size_bytes, rows_count from platform_exports`
    const bytes = await bytesOf(row?.key)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(row?.sha256)
    const files = unzip(bytes)
    expect(files.get('tables/users.csv')).toContain(stall.seller.email)
    expect(files.get('pay-out-plan.csv')).toContain(stall.seller.email)
    const everything = [...files.values()].join('\n')
    expect(everything).not.toContain(neighbourId)
    expect(everything).not.toContain('Vera Vizinha')
    expect(everything).not.toContain('$argon2')
    expect(await refusalOf(helena.readExport({ platformId: neighbourId, exportId }))).toBe('not_found')
    await world.owner`delete from audit_log where action = 'personal_data.read'`
    expect((await helena.readExport({ ...here(), exportId })).url).toContain(row?.key.split('/')[1])
    const reads = await world.owner`
      select platform_id, subject, detail from audit_log where action = 'personal_data.read'`
    expect(reads).toMatchObject([
      {
        platform_id: world.platformId,
        subject: 'platform_export',
        detail: { exportId, sha256: row?.sha256 },
      },
    ])
  })

  test('reads a table of more than a page completely, and each row once', async () => {
    await world.owner`
      insert into audit_log (platform_id, at, action, subject, detail)
      select ${world.platformId}, now(), 'charge.billed', 'row ' || n, '{}' from generate_series(1, 2500) n`
    const { exportId } = await helena.askExport({ ...here(), requestId: randomUUID() })
    await world.drainJobs()
    const [row] = await world.owner`select key from platform_exports where id = ${exportId}`
    const files = unzip(await bytesOf(row?.key))
    const rows = (files.get('tables/audit_log.csv') ?? '').match(/,row \d+,/g) ?? []
    expect(rows).toHaveLength(2500)
    expect(new Set(rows).size).toBe(2500)
  })

  test('that cannot be written ends as failed', async () => {
    const { exportId } = await helena.askExport({ ...here(), requestId: randomUUID() })
    const putFile = () => Promise.reject(new Error('The store is full'))
    const broken = { ...world.app, store: { ...world.app.store, putFile } }
    for (let tries = 0; tries < 6; tries++) {
      await drainJobs(broken, world.ownerUrl, jobs)
      world.clock.advance({ hours: 1 })
    }
    const [row] = await world.owner`select state, key from platform_exports where id = ${exportId}`
    expect(row).toEqual({ state: 'FAILED', key: null })
  })

  test('has no sealed column', () => {
    const exported = new Set(
      exportedTables().flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
    )
    expect(exported).toContain('users.created_at')
    for (const { table, column } of sealedColumns) expect(exported).not.toContain(`${table}.${column}`)
  })
})

async function bytesOf(key: string): Promise<Buffer> {
  const stored = await world.app.store.get(key)
  return Buffer.concat(stored ? await Array.fromAsync(stored.body) : [])
}

function register(platformId: string) {
  return aBrowser({ app: world.app, platformId }).account.register({
    name: 'Nara Quintela',
    email: `nova-${randomUUID()}@loja.example`,
    document: '52998224725',
    phone: '11987654321',
    password: 'quatro palavras bem compridas',
    personKind: 'PF',
    tradeName: 'Ateliê Nara',
    soldCategory: 'culinaria-e-gastronomia',
    expectedMonthlyCents: 800_000,
    managerCode: null,
    acceptedTexts: {},
  })
}
