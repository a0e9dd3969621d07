import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import type { App } from '#app.ts'
import { realWorld } from '#cli/command.ts'
import { runCommandLine } from '#cli/run-command-line.ts'
import { moveTenant } from '#cli/tenant/move-tenant.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase, approvedCard } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { demoMasterLogin, demoPassword } from '#demo/demo-identity.ts'
import { cellCallsPath, proofOfCall } from '#kit/cells/cell-calls.ts'
import { type Cell, withCell } from '#kit/cells/directory.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import { tellMastersJob } from '#modules/accounts/staff/tell-masters-of-staff.job.ts'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { closeAuditDaysJob } from '#modules/platforms/trail/close-audit-days.job.ts'
import { theProduct, writeAudit } from '#modules/platforms/write-audit.ts'
import { inScope } from '#scope.ts'
import { testMasterKey } from '#test/test-secrets.ts'
import { type CellName, openTwoCells, type TwoCells } from '#test/two-cells.ts'

type Master = ReturnType<typeof appRouter.createCaller>['master']

let cells: TwoCells
let here: App
let there: App
let neighbourId: string
let neighbourOfferId: string
let master: Master

beforeAll(async () => {
  cells = await openTwoCells()
  here = (await cells.cell('a')).app
  there = (await cells.cell('b')).app
  neighbourId = await inScope(there, randomUUID(), async (scope) => {
    const { platformId } = await aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: cells.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => cells.sandbox.acquirer('HAWKPAY').addAccount(account),
    })
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    neighbourOfferId = (await anOffer(scope, { productId: product.id, priceCents: 12_345 })).id
    return platformId
  })
  await here.cells.catchUp()
  const browser = aBrowser({ app: here, platformId: cells.platformId })
  const { email } = demoMasterLogin
  await browser.account.login({ door: 'MASTER', email, password: demoPassword, rememberDevice: false })
  master = appRouter.createCaller(browser.context).master
}, 60_000)
afterAll(() => cells?.stop())

const owner = async <T>(name: CellName, ask: (sql: postgres.Sql) => Promise<T>) => {
  const sql = postgres((await cells.cell(name)).database.ownerUrl, { max: 1, onnotice: () => {} })
  return ask(sql).finally(() => sql.end())
}
const buyByCard = (app: App, platformId: string, offerId: string) =>
  aPurchase(app, platformId, {
    offerId,
    method: 'CREDIT_CARD',
    email: `${randomUUID()}@compradora.example`,
    cardNumber: approvedCard,
  })
/** Money of the sales of a platform, by the rows of one cell. */
const soldIn = (name: CellName, platformId: string) =>
  owner(name, async (sql) => {
    const [row] = await sql<{ cents: number }[]>`
      select coalesce(sum(amount_cents), 0)::int as cents from payments
      where platform_id = ${platformId} and status = 'APPROVED'`
    return row?.cents ?? 0
  })
const overview = () => master.platforms.overview({})

test('the dashboard sums two cells to the cent, and shows where each platform lives', async () => {
  await buyByCard(here, cells.platformId, cells.offerId)
  for (let sale = 0; sale < 2; sale += 1) await buyByCard(there, neighbourId, neighbourOfferId)
  cells.clock.advance({ minutes: 1 })
  const own = await soldIn('a', cells.platformId)
  const theirs = await soldIn('b', neighbourId)
  expect([own > 0, theirs]).toEqual([true, 24_690])
  const shown = await overview()
  expect(shown).toMatchObject({
    sold: [{ currency: 'BRL', cents: own + theirs }],
    current: { grossCents: own + theirs },
    approval: [{ provider: 'HAWKPAY', approved: 3, declined: 0 }],
    silentCells: [],
  })
  expect(shown.days.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(own + theirs)
  expect(shown.platforms).toMatchObject([
    { platformId: cells.platformId, cell: 'a', movingTo: null, sold: [{ cents: own }] },
    { platformId: neighbourId, cell: 'b', movingTo: null, sold: [{ cents: theirs }] },
  ])
})

test('the list of platforms goes on from page to page over both cells, without a gap and in order', async () => {
  const read = async (direction: 'asc' | 'desc') => {
    const names: string[] = []
    let cursor: string | undefined
    do {
      const page = await master.platforms.list({ limit: 1, cursor, sort: { by: 'name', direction } })
      names.push(...page.rows.map(({ name }) => name))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    return names
  }
  const names = await read('asc')
  expect(names).toHaveLength(2)
  expect(names).toContain('Vizinha')
  expect(await read('desc')).toEqual([...names].reverse())
  expect(await refusalOf(master.platforms.list({ cursor: 'x' }))).toBe('input_invalid')
})

test('a master works on a platform of another cell, whose audit trail names them without their address', async () => {
  const page = await master.platforms.get({ platformId: neighbourId })
  expect(page).toMatchObject({ platformId: neighbourId, name: 'Vizinha', cell: 'b' })
  await master.platforms.addDomain({ platformId: neighbourId, host: 'outra.example.com' })
  expect(
    await refusalOf(master.platforms.addDomain({ platformId: neighbourId, host: 'outra.example.com' })),
  ).toBe('host_taken')
  const trail = await owner(
    'b',
    (sql) => sql`select actor_user_id as by, ip from audit_log
      where platform_id = ${neighbourId} and action = 'platform_domain.added'`,
  )
  const [helena] = await owner(
    'a',
    (sql) =>
      sql`select id from users where platform_id = ${operatorPlatformId} and email = ${demoMasterLogin.email}`,
  )
  expect(trail).toEqual([{ by: helena?.id, ip: null }])
  const { rows } = await master.administrators.list({ platformId: neighbourId })
  expect(rows).toEqual([])
})

test('the closing of a platform in another cell is decided by the existing masters', async () => {
  const input = { platformId: neighbourId, reason: 'Contrato encerrado', closesOn: '2030-05-01' }
  await inScope(here, operatorPlatformId, (scope) =>
    aPerson(scope, { name: 'Caio Mendes', roles: ['MASTER'] }),
  )
  expect(await master.closing.propose(input)).toMatchObject({ state: 'PROPOSED' })
  const { closing } = await master.closing.get({ platformId: neighbourId })
  expect(closing).toMatchObject({ state: 'PROPOSED' })
})

const question = (path = 'master.platforms.names', isChange = false, input: object = { search: '' }) =>
  JSON.stringify({
    path,
    isChange,
    input,
    master: { userId: randomUUID(), sessionId: randomUUID(), provenAgoMs: 0, ip: '203.0.113.7' },
    part: { now: here.clock.now().toISOString(), elsewhere: [] },
  })
const knock = async (headers: Record<string, string>, body: string) => {
  const { server } = await cells.cell('b')
  return server.inject({
    method: 'POST',
    url: cellCallsPath,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  })
}

test('the endpoint between cells accepts a call that the directory’s key has signed for its cell, fresh and once', async () => {
  const body = question()
  const proof = (changes: { to?: string; at?: Date; id?: string; body?: string } = {}, key = cells.key) =>
    proofOfCall(key, { to: 'b', body, ...changes })
  const ago = (seconds: number) => ({ at: new Date(Date.now() - seconds * 1_000) })
  const genuine = proof()
  expect(JSON.parse((await knock(genuine, body)).body)).toEqual({
    data: [{ id: neighbourId, name: 'Vizinha' }],
  })
  const refused = {
    replayed: [genuine, body],
    unsigned: [{}, body],
    'wrong key': [proof({}, randomBytes(32)), body],
    'for another cell': [proof({ to: 'a' }), body],
    late: [proof(ago(31)), body],
    'from the future': [proof(ago(-31)), body],
    'another body': [proof(), question('master.platforms.overview', false, {})],
    'another time': [{ ...proof(ago(60)), 'x-balcao-time': new Date().toISOString() }, body],
    'another id': [{ ...genuine, 'x-balcao-call': randomUUID() }, body],
  } satisfies Record<string, [Record<string, string>, string]>
  for (const [name, [headers, sent]] of Object.entries(refused))
    expect((await knock(headers, sent)).statusCode, name).toBe(403)
})

test('the endpoint between cells has only procedures of masters, and no session opens it', async () => {
  const ask = async (path: string, isChange = false, input: object = {}) => {
    const body = question(path, isChange, input)
    return JSON.parse((await knock(proofOfCall(cells.key, { to: 'b', body }), body)).body)
  }
  for (const path of [
    'seller.products.list',
    'admin.sales.list',
    'account.session',
    'nothing.here',
    '__proto__',
  ])
    expect(await ask(path), path).toMatchObject({ refusal: 'permission_missing' })
  // A platform of another cell, the operator's own among them, is not reached through this one.
  for (const platformId of [cells.platformId, operatorPlatformId])
    expect(await ask('master.platforms.get', false, { platformId })).toMatchObject({ refusal: 'wrong_cell' })
  expect(await ask('master.recoveries.list')).toMatchObject({ refusal: 'wrong_cell' })
  const browser = aBrowser({ app: here, platformId: cells.platformId })
  const { email } = demoMasterLogin
  await browser.account.login({ door: 'MASTER', email, password: demoPassword, rememberDevice: false })
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect((await knock({ cookie }, question())).statusCode).toBe(403)
})

test('a proof of identity that is too old is refused by another cell too', async () => {
  const body = JSON.parse(
    question('master.platforms.addDomain', true, { platformId: neighbourId, host: 'x.example.com' }),
  )
  body.master.provenAgoMs = 6 * 60_000
  const sent = JSON.stringify(body)
  const answer = await knock(proofOfCall(cells.key, { to: 'b', body: sent }), sent)
  expect(JSON.parse(answer.body)).toMatchObject({ refusal: 'step_up_required' })
})

test('masters live in one cell: the pages of the others link there, and no master logs in elsewhere', async () => {
  const { server } = await cells.cell('b')
  const page = await server.inject({
    url: '/master-root/platforms?state=ACTIVE',
    headers: { host: 'vizinha.localhost' },
  })
  expect([page.statusCode, page.headers.location]).toEqual([
    302,
    `${here.config.publicUrl}/master-root/platforms?state=ACTIVE`,
  ])
  const { email } = demoMasterLogin
  const login = { door: 'MASTER', email, password: demoPassword, rememberDevice: false } as const
  const elsewhere = aBrowser({ app: there, platformId: neighbourId })
  expect(await refusalOf(elsewhere.account.login(login))).toBe('wrong_cell')
  const atHome = aBrowser({ app: here, platformId: cells.platformId })
  await atHome.account.login(login)
  const cookie = [...atHome.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect(await readSession(there, cookie, neighbourId)).toBeNull()
})

const settingsOf = async (name: CellName) => ({
  ...cells.environmentOf(name),
  BALCAO_DEMO: 'true',
  BALCAO_MASTER_KEY: testMasterKey.toString('base64'),
  DATABASE_URL: (await cells.cell(name)).database.ownerUrl,
})
const changeCell = async (name: CellName, changes: Partial<Cell>) => {
  await cells.directory.change((known) => {
    const cell = known.cells[name]
    return cell ? withCell(known, name, { ...cell, ...changes }) : known
  })
  for (const app of [here, there]) await app.cells.catchUp()
}
const setCapacity = async ({ a, b }: Record<CellName, number>) => {
  await changeCell('a', { capacity: a })
  await changeCell('b', { capacity: b })
}
const homeOf = async (platformId: string) => (await cells.directory.read()).platforms[platformId]?.cell

test('a new platform is opened in the cell with the most room, by the console and by the command line', async () => {
  const open = (host: string) =>
    master.platforms.open({
      name: 'Nova',
      host,
      brandColor: '#0b6b53',
      locale: 'PT_BR',
      placeholderDocument: '11444777000161',
      placeholderPhone: '11999990000',
      contract: { fixedCents: 0, basisPoints: 0, minimumCents: 0, dueDays: 10 },
      acquirer: null,
      administrator: { name: 'Lia Prado', email: 'lia@equipe.example' },
    })
  await setCapacity({ a: 5, b: 10 })
  const { platformId } = await open('nova.example.com')
  expect(await homeOf(platformId)).toBe('b')
  expect(await master.platforms.get({ platformId })).toMatchObject({ name: 'Nova', cell: 'b' })
  expect(await refusalOf(open('nova.example.com'))).toBe('host_taken')
  await setCapacity({ a: 10, b: 3 })
  expect(await homeOf((await open('outra-nova.example.com')).platformId)).toBe('a')

  const create = async (name: CellName, host: string) =>
    runCommandLine(
      [
        ...[
          'platform',
          'create',
          '--json',
          '--name',
          'Feira',
          '--host',
          host,
          '--document',
          '11444777000161',
        ],
        ...['--phone', '11999990000', '--admin-name', 'Lia Prado', '--admin-email', 'lia@equipe.example'],
        ...['--master-name', 'Helena Prado', '--master-email', demoMasterLogin.email],
      ],
      { ...realWorld, environment: await settingsOf(name) },
    )
  await setCapacity({ a: 3, b: 10 })
  const { stdout } = await create('a', 'feira.example.com')
  expect(await homeOf(JSON.parse(stdout).platformId)).toBe('b')
  const refused = await create('b', 'feira-livre.example.com')
  expect(refused).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('The masters live in a') })
}, 30_000)

test('masters are notified of the staff of a platform in another cell', async () => {
  const news = { platformId: neighbourId, news: 'HOLDER_SUSPENDED', fact: randomUUID() } as const
  await tellMastersJob.run(there, news)
  await tellMastersJob.run(there, news)
  const told = await owner(
    'a',
    (sql) =>
      sql`select title from notices where platform_id = ${operatorPlatformId} and key like ${`%${news.fact}`}`,
  )
  // Two masters, each notified once.
  expect(told).toHaveLength(2)
  expect(told[0]?.title).toContain('Vizinha')
})

test('the hash of a closed day of a platform in another cell is kept in the trail of the masters', async () => {
  const run = () => closeAuditDaysJob.run(there, { platformId: neighbourId } as never)
  await inScope(there, neighbourId, (scope) =>
    writeAudit({ ...scope, now: new Date(scope.now.getTime() - 2 * 86_400_000) }, theProduct, {
      action: 'user.noted',
      subject: neighbourId,
      detail: {},
    }),
  )
  await run()
  await run()
  const [closed] = await owner(
    'b',
    (sql) => sql`select hash from audit_days where platform_id = ${neighbourId} order by day desc limit 1`,
  )
  const kept = await owner(
    'a',
    (sql) => sql`select detail ->> 'hash' as hash from audit_log
      where platform_id = ${operatorPlatformId} and subject = ${neighbourId} and action = 'audit_day.anchored'`,
  )
  expect(closed?.hash).toHaveLength(64)
  expect(kept).toEqual([closed])
})

test('a platform that has moved is counted in its new cell, and not by the rows that remain in the old cell', async () => {
  const before = (await overview()).sold
  const sums = await master.charges.sums({})
  const move = await cells.moveOf('a', 'b')
  let moving: ReturnType<typeof master.platforms.get> | undefined
  await moveTenant({
    ...move,
    say: (line) => {
      if (line === 'Catching up')
        moving = here.cells.catchUp().then(() => master.platforms.get({ platformId: cells.platformId }))
    },
  })
  expect(await moving).toMatchObject({ cell: 'a', movingTo: 'b' })
  await here.cells.catchUp()
  expect(await soldIn('a', cells.platformId)).toBe(await soldIn('b', cells.platformId))
  const shown = await overview()
  expect(shown.sold).toEqual(before)
  expect(shown.platforms.filter(({ platformId }) => platformId === cells.platformId)).toMatchObject([
    { cell: 'b' },
  ])
  expect(await master.charges.sums({})).toEqual(sums)
}, 60_000)

test('a cell counts as silent if a stranger answers in its place, or if no answer comes', async () => {
  const forged = JSON.stringify({ data: { sold: [], soldBefore: [], approval: [], platforms: [] } })
  let isHanging = false
  const impostor = createServer((_incoming, outgoing) => {
    if (!isHanging) outgoing.setHeader('x-balcao-signature', 'forged').end(forged)
  }).listen(0, '127.0.0.1')
  await once(impostor, 'listening')
  const { port } = impostor.address() as AddressInfo
  const putAt = (url: string) => changeCell('b', { url })
  const { url } = (await cells.directory.read()).cells.b ?? { url: '' }
  await putAt(`http://127.0.0.1:${port}`)
  expect((await overview()).silentCells).toEqual(['b'])
  isHanging = true
  expect((await overview()).silentCells).toEqual(['b'])
  await putAt(url)
  expect((await overview()).silentCells).toEqual([])
  impostor.closeAllConnections()
  impostor.close()
})

test('a cell that does not answer is named, and none of its figures are counted', async () => {
  const all = await overview()
  const { server } = await cells.cell('b')
  await server.close()
  const shown = await overview()
  expect(shown.silentCells).toEqual(['b'])
  expect(shown.platforms.map(({ cell }) => cell)).toEqual(['a'])
  expect(shown.sold).not.toEqual(all.sold)
  expect(await master.platforms.list({})).toMatchObject({ silentCells: ['b'], rows: [{ cell: 'a' }] })
  expect(await master.charges.sums({})).toMatchObject({ silentCells: ['b'] })
  expect(await master.logs.sessions({})).toMatchObject({ silentCells: ['b'] })
  expect(await refusalOf(master.platforms.get({ platformId: neighbourId }))).toBe('cell_silent')
})
