import { randomUUID } from 'node:crypto'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { createOperator } from '#demo/create-demo-people.ts'
import { demoMasterLogin, demoPassword } from '#demo/demo-identity.ts'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { billMonths } from '#modules/billing/bill-months.job.ts'
import { closeDays } from '#modules/ledger/days/close-days.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { refuseTakenHost } from '#modules/platforms/refuse-taken-host.ts'
import { inScope } from '#scope.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let world: TestApp
let stall: Stall
let neighbourId: string
let master: ReturnType<typeof appRouter.createCaller>['master']

beforeAll(async () => {
  world = await createTestApp()
  await createOperator(world.app)
  const neighbour = await inScope(world.app, randomUUID(), async (scope) => {
    const made = await aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    })
    await aPerson(scope, { name: 'Sílvia Rezende', roles: ['ADMIN'], permissions: [...adminPermissions] })
    return made
  })
  neighbourId = neighbour.platformId
  await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { name: 'Renato Siqueira', roles: ['ADMIN'], permissions: [...adminPermissions] }),
  )
  stall = await aStall(world)
  const browser = aBrowser(world)
  const { email } = demoMasterLogin
  await browser.account.login({ door: 'MASTER', email, password: demoPassword, rememberDevice: false })
  master = appRouter.createCaller(browser.context).master
})
afterAll(async () => {
  expect(await brokenInvariants(world)).toEqual([])
  await world.stop()
})

const traces = async () =>
  (
    await world.owner`
      select platform_id, subject from audit_log where action = 'personal_data.read' order by subject`
  ).map(({ platform_id: id, subject }) => [id === world.platformId ? 'own' : 'neighbour', subject])

const forgetTraces = () => world.owner`delete from audit_log where action = 'personal_data.read'`

const newPlatform = {
  name: 'Feira Digital',
  host: 'painel.feira.example',
  brandColor: '#6b3fa0',
  locale: 'PT_BR' as const,
  placeholderDocument: '11.444.777/0001-61',
  placeholderPhone: '(11) 99999-0000',
  contract: { fixedCents: 49_900, basisPoints: 50, minimumCents: 0, dueDays: 10 },
  acquirer: null,
  administrator: { name: 'Teresa Nunes', email: 'teresa@feira.example' },
}

describe('a platform', () => {
  test('is created completely: its host leads to it, its contract is in force, and its administrator is invited by mail', async () => {
    const { platformId } = await master.platforms.open(newPlatform)
    const { rows } = await master.platforms.list({ search: 'feira' })
    expect(rows).toMatchObject([
      {
        platformId,
        host: 'painel.feira.example',
        state: 'SETTING_UP',
        sellers: 0,
        contract: { fixedCents: 49_900 },
      },
    ])
    const [mail] = await world.owner`select recipient, text from mails where platform_id = ${platformId}`
    expect(mail?.recipient).toBe('teresa@feira.example')
    expect(mail?.text).toContain('//painel.feira.example')
    const actions = await world.owner`select action from audit_log where platform_id = ${platformId}`
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      'operator_contract.saved',
      'platform.created',
      'staff.invited',
    ])
  })

  test('is refused a host in use elsewhere, and then nothing of it is stored', async () => {
    const before = await world.owner`select platform_id from platforms`
    const taken = master.platforms.open({ ...newPlatform, host: 'VIZINHA.localhost' })
    expect(await refusalOf(taken)).toBe('host_taken')
    expect(await world.owner`select platform_id from platforms`).toHaveLength(before.length)
    expect(
      await refusalOf(
        master.platforms.addDomain({ platformId: world.platformId, host: 'vizinha.localhost' }),
      ),
    ).toBe('host_taken')
  })

  test('is refused the host of the card frame or of the pixels, and later the installation’s own', async () => {
    const { cardsOrigin, pixelsOrigin } = world.app.config
    for (const host of [cardsOrigin, pixelsOrigin].map((origin) => new URL(origin ?? '').hostname)) {
      expect(await refusalOf(master.platforms.open({ ...newPlatform, host }))).toBe('host_taken')
      expect(await refusalOf(master.platforms.addDomain({ platformId: neighbourId, host }))).toBe(
        'host_taken',
      )
    }
    const own = 'balcao.example'
    const asInstalled = (options?: { isOpening: boolean }) =>
      inScope(world.app, neighbourId, (scope) => {
        const config = { ...world.app.config, publicUrl: `https://${own}` }
        return refuseTakenHost({ ...scope, app: { ...world.app, config } }, own, options)
      })
    await expect(asInstalled()).rejects.toThrow('host_taken')
    await asInstalled({ isOpening: true })
  })

  test('connects its first acquirer with keys that cannot be read back', async () => {
    const acquirer = {
      provider: 'HAWKPAY',
      label: 'Hawkpay',
      baseUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      methods: ['PIX' as const],
      credentials: [
        { name: 'publicKey', value: 'pk_live_0001' },
        { name: 'secretKey', value: 'sk_live_never_shown_again' },
      ],
    }
    const { platformId } = await master.platforms.open({ ...newPlatform, host: 'dois.example', acquirer })
    const page = await master.platforms.get({ platformId })
    expect(page.acquirers).toMatchObject([{ provider: 'HAWKPAY', status: 'ACTIVE', methods: ['PIX'] }])
    expect(JSON.stringify(page)).not.toContain('never_shown')
  })

  test('gets one more host, which can become the host of its links', async () => {
    const platformId = neighbourId
    await master.platforms.addDomain({ platformId, host: 'nova.vizinha.example' })
    await master.platforms.makeDomainPrimary({ platformId, host: 'nova.vizinha.example' })
    const { domains, url } = await master.platforms.get({ platformId })
    expect(domains.map(({ host, isPrimary }) => [host, isPrimary])).toEqual([
      ['nova.vizinha.example', true],
      ['vizinha.localhost', false],
    ])
    expect(url).toContain('nova.vizinha.example')
    expect(await refusalOf(master.platforms.makeDomainPrimary({ platformId, host: 'dois.example' }))).toBe(
      'not_found',
    )
  })

  test('stores its own receiver at an acquirer, and refuses an unusable certificate', async () => {
    const { platformId, account } = world
    await master.platforms.saveDefaultReceiver({
      platformId,
      accountId: account.id,
      providerReference: 'rec_01HZX4',
    })
    const { acquirers } = await master.platforms.get({ platformId })
    expect(acquirers).toMatchObject([{ id: account.id, defaultReceiverId: 'rec_01HZX4' }])
    const certificate = { half: 'cashIn' as const, pem: 'not a certificate', passphrase: '' }
    const refusals = [platformId, operatorPlatformId].map((id) =>
      refusalOf(master.platforms.saveCertificate({ ...certificate, platformId: id })),
    )
    expect(await Promise.all(refusals)).toEqual(['input_invalid', 'not_found'])
  })

  test('shows its own sales and solvency, and no other platform’s', async () => {
    await stall.sell()
    await stall.sell()
    // A period ends before the instant of its reading, so the clock moves past the sale.
    world.clock.advance({ seconds: 1 })
    const { platforms } = await master.platforms.overview({})
    const own = platforms.find(({ platformId }) => platformId === world.platformId)
    const theirs = platforms.find(({ platformId }) => platformId === neighbourId)
    expect(own?.sold).toEqual([{ currency: 'BRL', cents: 20_000 }])
    expect(theirs?.sold).toEqual([])
    const [solvency] = (await master.platforms.get({ platformId: world.platformId })).solvency
    const books = await readBooks(world)
    const owed = Object.entries(books)
      .filter(([code]) => code.startsWith('user:'))
      .reduce((sum, [, cents]) => sum - cents, 0)
    expect(solvency).toMatchObject({
      currency: 'BRL',
      hereCents: 20_000 - (books['platform:cost'] ?? 0),
      usersCents: owed,
    })
    expect(own?.solvency[0]).toEqual({
      currency: 'BRL',
      hereCents: solvency?.hereCents,
      owedCents: solvency?.owedCents,
      leftCents: solvency?.leftCents,
    })
  })
})

describe('personal data', () => {
  test('leaves a row in the audit trail of each platform whose people were shown', async () => {
    await forgetTraces()
    const { rows } = await master.administrators.list({})
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Renato Siqueira', 'Sílvia Rezende']),
    )
    expect(await traces()).toEqual(
      expect.arrayContaining([
        ['own', 'administrators'],
        ['neighbour', 'administrators'],
      ]),
    )
    await forgetTraces()
    await master.administrators.list({ platformId: world.platformId })
    expect(await traces()).toEqual([['own', 'administrators']])
    await forgetTraces()
    await master.platforms.sellers({ platformId: world.platformId })
    await master.platforms.audit({ platformId: world.platformId })
    await master.logs.sessions({ platformId: world.platformId })
    expect(await traces()).toEqual([
      ['own', 'audit'],
      ['own', 'sellers'],
    ])
  })

  test('of login attempts is found by a whole e-mail or a part of the name, and only shown rows leave an audit row', async () => {
    await forgetTraces()
    const masterLogs = async (search: string) =>
      (await master.logs.sessions({ search })).rows.map(({ name, outcome }) => [name, outcome])
    expect(await masterLogs('nobody@example.com')).toEqual([])
    expect(await masterLogs('Renato')).toEqual([])
    expect(await traces()).toEqual([])
    const entered = ['Helena Prado', 'ENTERED']
    expect(await masterLogs(demoMasterLogin.email.toUpperCase())).toContainEqual(entered)
    expect(await masterLogs('helena')).toContainEqual(entered)
    expect(await masterLogs(demoMasterLogin.email.slice(0, 6))).toEqual([])
    expect((await master.logs.sessions({ search: 'helena', platformId: world.platformId })).rows).toEqual([])
  })

  test('is in no answer that leaves no row in the audit trail', async () => {
    const known = await world.owner`select email from users`
    const quiet = [
      () => master.platforms.list({}),
      () => master.platforms.names({ search: '' }),
      () => master.platforms.overview({}),
      () => master.platforms.get({ platformId: world.platformId }),
      () => master.charges.list({}),
      () => master.charges.sums({}),
      () => master.logs.incoming({}),
      () => master.logs.outgoing({}),
      () => master.logs.subscriptions({}),
      () => master.billing.charges({ platformId: world.platformId }),
    ]
    await forgetTraces()
    for (const read of quiet) {
      const answer = JSON.stringify(await read())
      expect(known.filter(({ email }) => answer.includes(email))).toEqual([])
    }
    expect(await traces()).toEqual([])
  })
})

describe('an administrator', () => {
  test('is invited, suspended and resumed by a master, on the named platform', async () => {
    const platformId = neighbourId
    const { userId } = await master.administrators.invite({
      platformId,
      name: 'Lia Prado',
      email: 'lia@equipe.example',
      permissions: ['isSalesAvailable'],
    })
    const statusOf = async () =>
      (await master.administrators.list({ platformId })).rows.find(({ id }) => id === userId)?.status
    expect(await statusOf()).toBe('INVITED')
    await master.administrators.suspend({ platformId, userId, reason: 'Vaga cancelada' })
    expect(await statusOf()).toBe('SUSPENDED')
    await master.administrators.resume({ platformId, userId })
    await master.administrators.resendInvitation({ platformId, userId })
    expect(await statusOf()).toBe('INVITED')
    const elsewhere = master.administrators.suspend({
      platformId: world.platformId,
      userId,
      reason: 'Engano',
    })
    expect(await refusalOf(elsewhere)).toBe('not_found')
  })

  test('who is the last manager of the staff cannot be suspended', async () => {
    const { rows } = await master.administrators.list({ platformId: neighbourId, status: 'ACTIVE' })
    const last = rows.find(({ name }) => name === 'Sílvia Rezende')
    const suspend = master.administrators.suspend({
      platformId: neighbourId,
      userId: last?.id ?? '',
      reason: 'Saiu da equipe',
    })
    expect(await refusalOf(suspend)).toBe('last_staff_manager')
  })
})

describe('a bill', () => {
  test('is previewed, made from the preview, and adjusted once with the amount that was seen', async () => {
    const { platformId } = world
    await master.billing.saveContract({
      platformId,
      fromMonth: '2030-03',
      fixedCents: 30_000,
      basisPoints: 100,
      minimumCents: 0,
      dueDays: 10,
    })
    expect(await master.billing.preview({ platformId })).toMatchObject({ month: '2030-03', isClosed: false })
    expect(await refusalOf(master.billing.billMonth({ platformId, month: '2030-03' }))).toBe('record_changed')
    world.clock.advance({ days: 19 })
    await closeDays(world.app, platformId)
    const browser = aBrowser(world)
    const { email } = demoMasterLogin
    await browser.account.login({ door: 'MASTER', email, password: demoPassword, rememberDevice: false })
    master = appRouter.createCaller(browser.context).master
    const preview = await master.billing.preview({ platformId })
    expect(preview).toMatchObject({ isClosed: true, lines: [{ volumeCents: 20_000, amountCents: 30_200 }] })
    await master.billing.billMonth({ platformId, month: '2030-03' })
    await billMonths(world.app, platformId)
    const { rows } = await master.charges.list({})
    expect(rows).toMatchObject([{ platformId, month: '2030-03', amountCents: 30_200, state: 'OPEN' }])
    const chargeId = rows[0]?.id ?? ''
    const credit = {
      platformId,
      chargeId,
      seenAmountCents: 30_200,
      byCents: -5_000,
      reason: 'Queda de 4 de março',
    }
    const presses = await Promise.allSettled([1, 2].map(() => master.billing.adjustCharge(credit)))
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await master.billing.charge({ platformId, chargeId })).toMatchObject({
      amountCents: 25_200,
      adjustmentCents: -5_000,
      adjustmentReason: 'Queda de 4 de março',
    })
    expect((await readBooks(world))['operator:charge']).toBe(-25_200)
    expect((await master.charges.sums({})).sums).toEqual([
      { currency: 'BRL', openCents: 25_200, overdueCents: 0, receivedCents: 0 },
    ])
    const tooMuch = { ...credit, seenAmountCents: 25_200, byCents: -25_201 }
    expect(await refusalOf(master.billing.adjustCharge(tooMuch))).toBe('input_invalid')
    await master.billing.adjustCharge({ ...credit, seenAmountCents: 25_200, byCents: -25_200 })
    expect(await master.billing.charge({ platformId, chargeId })).toMatchObject({
      amountCents: 0,
      state: 'PAID',
    })
  })
})
