import { randomUUID } from 'node:crypto'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhookInbox } from '#db/schema/acquirers.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { aBankAccount, aWithdrawal } from '#demo/a-withdrawal.ts'
import { aProduct } from '#demo/an-offer.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { aBrowser, type Browser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { fieldOf, type SubjectKind, subjects } from '#rpc/about.ts'
import { probesOf } from '#rpc/testing/access-facts.ts'
import { inScope } from '#scope.ts'
import { objectAccess } from './access-facts.data.ts'
import { appRouter } from './app-router.ts'
import { exports } from './exports.ts'
import { aWorldOfHoldings, type Holder, type World, worldTimeoutMs } from './testing/a-world-of-holdings.ts'
import { type ListedProcedure, listProcedures } from './testing/list-procedures.ts'

const everything = listProcedures(appRouter)
const procedures = everything.filter(({ path }) => path.startsWith('admin.'))

let world: World
/** A staff member with every permission, limited to the named sellers, who also sells. */
let narrowed: Browser
let unlimited: Browser
/** Each list's answer before anything else happens. */
let toldAtFirst: Map<string, string>

beforeAll(async () => {
  world = await aWorldOfHoldings()
  narrowed = await aMember([world.own.sellerId])
  unlimited = await aMember(null)
  toldAtFirst = await answers(narrowed, lists)
}, worldTimeoutMs)
afterAll(() => world.test.stop())

async function aMember(sellerIds: string[] | null): Promise<Browser> {
  const { app, platformId, owner } = world.test
  const { id, email } = await inScope(app, platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN', 'SELLER'], permissions: [...adminPermissions] }),
  )
  await owner`update users set staff_seller_ids = ${sellerIds} where id = ${id}`
  const browser = aBrowser({ app, platformId })
  await browser.account.login({ door: 'ADMIN', email, password: demoPassword, rememberDevice: false })
  return browser
}

/** Every value that identifies something of a seller: ids, addresses, keys. */
function marksOf(holder: Holder): string[] {
  const { browser: _, managerBrowser: __, managerPayouts: ___, platformId: ____, ...held } = holder
  // These values belong to a manager, the staff, the operator or the platform, not to a seller.
  const shared = [
    held.providerAccountId,
    held.accountManagerId,
    held.invitedManagerId,
    held.staffId,
    held.invitedStaffId,
    held.chargeId,
    held.cancelableChargeId,
    held.partnersEmail,
  ]
  return textsIn(held).filter((text) => !shared.includes(text) && text.length > 10)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

type ShownRow = { id: string; user_id?: string; seller_id?: string }

async function rowsShown(table: string, browser: Browser): Promise<ShownRow[]> {
  const { app, platformId } = world.test
  const { session } = await browser.context()
  const rows = await inScope(app, platformId, async ({ tx }) => {
    await tx.execute(sql`select app.narrow(${session?.userId}::uuid)`)
    return tx.execute<{ row: ShownRow }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where platform_id = ${platformId}`,
    )
  })
  return [...rows].map(({ row }) => row)
}

/** For each kind of subject, the rows that the one member can see and the other cannot. */
async function rowsOfOne(one: Browser, another: Browser): Promise<Record<SubjectKind, ShownRow[]>> {
  const found = {} as Record<SubjectKind, ShownRow[]>
  for (const [kind, { table }] of Object.entries(subjects)) {
    const others = new Set((await rowsShown(table, another)).map(({ id }) => id))
    found[kind as SubjectKind] = (await rowsShown(table, one)).filter(({ id }) => !others.has(id))
  }
  return found
}

/** An input for a schema, with every text and id set to the same value. */
function filledWith(text: string, schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return text
  const { anyOf, oneOf, allOf, properties, items } = schema as Record<string, unknown>
  const alternatives = [anyOf, oneOf, allOf].flat().filter((one) => one !== undefined)
  if (alternatives.length > 0) {
    const filled = alternatives.map((one) => filledWith(text, one))
    return filled.every((one) => typeof one === 'object' && !Array.isArray(one))
      ? Object.assign({}, ...filled)
      : filled[0]
  }
  if (typeof properties === 'object' && properties !== null)
    return Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, filledWith(text, part)]),
    )
  return items === undefined ? text : [filledWith(text, items)]
}

async function aProposalAndAWebhook(holder: Holder): Promise<void> {
  const { app, platformId } = world.test
  const { sellerId: userId, paymentId, providerAccountId } = holder
  const propose = procedures.find(({ path }) => path === 'admin.approvals.proposeAdjustment')
  const money = { purse: 'user', currency: 'USD', direction: 'GIVE', amountCents: 100 }
  await propose?.call(unlimited.context, {
    requestId: randomUUID(),
    userId,
    ...money,
    reason: 'Tarifa a mais',
  })
  await inScope(app, platformId, ({ tx, now }) =>
    tx.insert(webhookInbox).values({
      platformId,
      providerAccountId,
      paymentId,
      receivedAt: now,
      sourceIp: '203.0.113.7',
      method: 'POST',
      path: '/',
      query: '',
      headers: {},
      rawBody: Buffer.from('{}'),
      state: 'QUARANTINED',
    }),
  )
}

/** Whether a query names no single record: lists, sums, charts. */
function isList({ type, input }: ListedProcedure): boolean {
  return type === 'query' && !asksForSomething(input)
}
const lists = procedures.filter(isList)

function asksForSomething(input: unknown): boolean {
  return (
    typeof input === 'object' && input !== null && ['required', 'anyOf', 'oneOf'].some((key) => key in input)
  )
}

/** Reads the largest page: rows with the same time have no fixed order, so a page of 25 could differ by chance. */
async function told({ call, input }: ListedProcedure, browser: Browser): Promise<string> {
  const { properties } = (input ?? {}) as { properties?: { limit?: { maximum?: number } } }
  const limit = properties?.limit?.maximum
  return JSON.stringify((await call(browser.context, input && { ...(limit && { limit }) })) ?? null)
}

/** Lists with the health of acquirers, which belongs to the platform: a sale of any seller changes it. */
const ofAcquirers = ['admin.acquirers.list', 'admin.integrations.get', 'admin.reports.state']

/** The present answer of each list. */
async function answers(browser: Browser, walked: readonly ListedProcedure[]): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (const list of walked) all.set(list.path, await told(list, browser))
  return all
}

function differing(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after.keys()].filter((path) => before.get(path) !== after.get(path))
}

/** A product, a withdrawal and a sale of the other seller, and a new seller. */
async function moreOfAnother(): Promise<void> {
  const { app, platformId } = world.test
  const { sellerId, offerId, providerAccountId } = world.other
  await inScope(app, platformId, async (scope) => {
    await aProduct(scope, { sellerId })
    await aPerson(scope)
    await aWithdrawal(scope, {
      owner: { userId: sellerId, purse: 'user' },
      bankAccount: await aBankAccount(scope, { userId: sellerId }),
      state: 'IN_REVIEW',
      providerAccountId,
    })
  })
  await aPurchase(app, platformId, { offerId })
}

describe('staff limited to some sellers', () => {
  it('see no other seller in any list, sum or chart', async () => {
    const foreign = [...marksOf(world.other), ...marksOf(world.neighbour)]
    const leaks = [...toldAtFirst].flatMap(([path, answer]) =>
      foreign.filter((mark) => answer.includes(mark)).map((mark) => `${path}: ${mark}`),
    )
    expect(leaks).toEqual([])
    // The same lists show the member's own seller, and to unrestricted staff the other seller as well.
    const own = [...toldAtFirst.values()].join()
    const all = [...(await answers(unlimited, lists)).values()].join()
    const { sellerId, paymentId, payouts } = world.own
    expect([sellerId, paymentId, payouts.withdrawalId].filter((id) => !own.includes(id))).toEqual([])
    expect(all).toContain(world.other.paymentId)
    expect(all).toContain(world.other.payouts.withdrawalId)
  })

  it('see the same whatever happens to another seller', async () => {
    const ofSellers = lists.filter(({ path }) => !ofAcquirers.includes(path))
    await moreOfAnother()
    expect(differing(toldAtFirst, await answers(narrowed, ofSellers))).toEqual([])
  })

  it('would see another seller without the policy of one table, so the other tests detect a missing policy', async () => {
    const { owner } = world.test
    const few = lists.filter(({ path }) => /^admin\.(sales|withdrawals)\./.test(path))
    for (const table of ['withdrawals', 'users', 'ledger_entries']) {
      await owner`drop policy own_sellers on ${owner(table)}`
      const without = differing(toldAtFirst, await answers(narrowed, few))
      await owner`call app.wall_in(${table}::text::regclass)`
      expect(without, table).not.toEqual([])
    }
  })

  it('see no row of another seller in any table', async () => {
    const { app, platformId, owner } = world.test
    const foreign = [...marksOf(world.other), ...marksOf(world.neighbour)]
    const { session } = await narrowed.context()
    const leaks: string[] = []
    for (const {
      table,
    } of await owner`select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`) {
      const rows = await inScope(app, platformId, async ({ tx }) => {
        await tx.execute(sql`select app.narrow(${session?.userId}::uuid)`)
        return tx.execute(
          sql`select to_jsonb(t) from ${sql.identifier(table)} t where platform_id = ${platformId}`,
        )
      })
      const shown = JSON.stringify([...rows])
      leaks.push(...foreign.filter((mark) => shown.includes(mark)).map((mark) => `${table}: ${mark}`))
    }
    expect(leaks).toEqual([])
  })

  it('still read their own session, devices and notices', async () => {
    const own = everything.filter((one) => one.access?.area === 'SIGNED_IN' && isList(one))
    expect(own.length).toBeGreaterThan(3)
    for (const query of own) await told(query, narrowed)
  })

  it('cannot make a change that applies to all sellers', async () => {
    const changes = procedures.filter(({ type }) => type === 'mutation')
    expect(changes.length).toBeGreaterThan(90)
    for (const { path, call } of changes)
      expect(await refusalOf(call(narrowed.context, {})), path).toBe('all_sellers_needed')
    const save = changes.find(({ path }) => path === 'admin.acquirerChanges.saveRoutes')
    const input = {
      requestId: randomUUID(),
      method: 'BILLET',
      savedAt: null,
      lines: [
        { accountId: world.own.providerAccountId, step: 1, rules: { sellerIds: [world.own.sellerId] } },
        { accountId: null, step: 2 },
      ],
      reason: 'Só para o meu vendedor',
    }
    expect(await refusalOf(save?.call(narrowed.context, input) ?? Promise.resolve())).toBe(
      'all_sellers_needed',
    )
  })

  it('are bound by a row policy on every table that a change can be about', async () => {
    const rows = await world.test
      .owner`select polrelid::regclass::text as name from pg_policy where polname = 'own_sellers'`
    const narrowedTables = rows.map(({ name }) => name)
    const tables = Object.values(subjects).map(({ table }) => table)
    expect(tables.filter((table) => !narrowedTables.includes(table))).toEqual([])
  })

  it('change nothing of another seller and nothing of the platform, whatever else the input names', async () => {
    const { own } = world
    const rival = await aMember([world.other.sellerId])
    await aProposalAndAWebhook(world.other)
    const foreign = await rowsOfOne(rival, narrowed)
    const outcomes: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const { path, type, access, input, call } of procedures) {
      if (type !== 'mutation' || access?.area !== 'ADMIN' || access.about === 'seen') continue
      const filled = filledWith(own.sellerId, input) as Record<string, unknown>
      const refusalFor = (subject: object) => refusalOf(call(narrowed.context, { ...filled, ...subject }))
      if (access.about === 'platform') {
        outcomes[path] = await refusalFor({})
        expected[path] = 'all_sellers_needed'
        continue
      }
      const [kind, field] = fieldOf(access.about)
      const id = foreign[kind][0]?.id ?? 'the world holds none'
      const isList = Array.isArray(filled[field])
      const ownId = isList ? [own.sellerId] : own.sellerId
      outcomes[path] = [
        await refusalFor({ [field]: isList ? [id] : id }),
        await refusalFor({ [field]: isList ? [own.sellerId, id] : randomUUID() }),
        await refusalFor({ [field]: isList ? [] : null }),
        await refusalFor({ [field]: undefined }),
        await refusalFor({ [field]: ownId, rubbish: true }),
      ]
      const missing = 'all_sellers_needed'
      expected[path] = [
        'not_found',
        'not_found',
        missing,
        missing,
        kind === 'seller' ? 'input_invalid' : 'not_found',
      ]
    }
    expect(Object.keys(outcomes).length).toBeGreaterThan(110)
    expect(outcomes).toEqual(expected)
  })

  it('who also sell cannot change their own records, except by calls that decide nothing', async () => {
    const { app, platformId, owner } = world.test
    const { sellerId } = world.own
    await aProposalAndAWebhook(world.own)
    const held = await rowsOfOne(narrowed, await aMember([world.other.sellerId]))
    const [seller] =
      await owner`update users set roles = roles || '{ADMIN}', permissions = ${[...adminPermissions]}
      where id = ${sellerId} returning email`
    const both = aBrowser({ app, platformId })
    await both.account.login({
      door: 'ADMIN',
      email: seller?.email,
      password: demoPassword,
      rememberDevice: false,
    })
    const allowed: string[] = []
    for (const { path, type, access, input: schema, call } of procedures) {
      if (type !== 'mutation' || access?.area !== 'ADMIN' || typeof access.about === 'string') continue
      const [kind, field] = fieldOf(access.about)
      const own =
        kind === 'seller'
          ? sellerId
          : held[kind].find((row) => [sellerId, undefined].includes(row.user_id ?? row.seller_id))?.id
      expect(own, `a ${kind} of the own seller`).toBeDefined()
      const filled = filledWith(sellerId, schema) as Record<string, unknown>
      const named = Array.isArray(filled[field]) ? [randomUUID(), own] : own
      const input = { ...filled, [field]: named, rubbish: true }
      const refusal = await refusalOf(call(both.context, input)).catch(() => 'done')
      if (refusal !== 'other_person_needed') allowed.push(path)
    }
    await owner`update users set roles = array_remove(roles, 'ADMIN'), permissions = '{}' where id = ${sellerId}`
    expect(allowed.toSorted()).toEqual([
      'admin.disputes.readFile',
      'admin.documents.read',
      'admin.managerWithdrawals.readEndedInvoice',
      'admin.managerWithdrawals.readInvoice',
      'admin.receivers.sync',
      'admin.sales.liftMailSuppression',
      'admin.sales.recheck',
      'admin.sales.resendMail',
      'admin.users.readPaper',
      'admin.withdrawals.readEndedInvoice',
      'admin.withdrawals.readInvoice',
    ])
  })

  it('read nothing of another seller by any call that takes an id', async () => {
    const foreign = marksOf(world.other)
    const leaks: string[] = []
    let asked = 0
    for (const { path, type, call } of procedures) {
      if (type !== 'query') continue
      for (const { probe } of probesOf(objectAccess[path])) {
        const input = probe.foreign(world.own, world.other)
        const named = JSON.stringify(input)
        asked += 1
        const answer = JSON.stringify(await call(narrowed.context, input).catch(() => null)) ?? ''
        leaks.push(
          ...foreign
            .filter((mark) => answer.includes(mark) && !named.includes(mark))
            .map((mark) => `${path}: ${mark}`),
        )
      }
    }
    expect(asked).toBeGreaterThan(30)
    expect(leaks).toEqual([])
  })

  const call = async <Answer>(path: string, browser: Browser, input: object) =>
    (await procedures.find((one) => one.path === path)?.call(browser.context, input)) as Answer

  it('read a note about their seller with its author, even if the author also sells', async () => {
    const { sellerId: userId } = world.own
    await call('admin.users.addNote', unlimited, { userId, text: 'Prefere WhatsApp' })
    const seen = (browser: Browser) => call<object[]>('admin.users.notes', browser, { userId })
    expect(await seen(narrowed)).toHaveLength(1)
    expect(await seen(narrowed)).toEqual(await seen(unlimited))
  })

  it('can decide proposals about their own seller, but not about another seller or all sellers', async () => {
    const proposer = await aMember(null)
    const reason = 'Tarifa cobrada a mais'
    const adjust = ({ sellerId }: Holder) =>
      call<{ proposalId: string }>('admin.approvals.proposeAdjustment', proposer, {
        requestId: randomUUID(),
        userId: sellerId,
        purse: 'user',
        currency: 'BRL',
        direction: 'GIVE',
        amountCents: 100,
        reason,
      })
    const reroute = () =>
      call<{ proposalId: string }>('admin.acquirerChanges.saveRoutes', proposer, {
        requestId: randomUUID(),
        method: 'BILLET',
        savedAt: null,
        lines: [{ accountId: null, step: 1 }],
        reason,
      })
    const decide = async (path: string, { proposalId }: { proposalId: string }, more: object = {}) => {
      const { seen } = await call<{ seen: string }>('admin.approvals.get', proposer, { proposalId })
      return refusalOf(
        call(path, narrowed, { proposalId, ...(path.endsWith('approve') && { seen }), ...more }),
      )
    }
    for (const proposed of [await adjust(world.other), await reroute()]) {
      expect(await decide('admin.approvals.approve', proposed)).toBe('not_found')
      expect(await decide('admin.approvals.refuse', proposed, { reason })).toBe('not_found')
      const [row] = await world.test
        .owner`select state from money_proposals where id = ${proposed.proposalId}`
      expect(row).toEqual({ state: 'OPEN' })
    }
    const own = await adjust(world.own)
    await call('admin.approvals.approve', narrowed, {
      proposalId: own.proposalId,
      seen: (await call<{ seen: string }>('admin.approvals.get', narrowed, { proposalId: own.proposalId }))
        .seen,
    })
    const [approved] = await world.test.owner`select state from money_proposals where id = ${own.proposalId}`
    expect(approved).toEqual({ state: 'APPROVED' })
  })

  it('read no other seller in any file', async () => {
    const { app, owner } = world.test
    const addresses = async ({ sellerId }: Holder) =>
      (
        await owner`select email from users where id = ${sellerId}
          union select buyer_email from orders where seller_id = ${sellerId}`
      ).map(({ email }) => String(email))
    const { session } = await narrowed.context()
    let file = ''
    for (const { open } of exports.filter(({ access }) => access.area === 'ADMIN')) {
      world.test.clock.advance({ minutes: 2 })
      const fresh = session && { ...session, steppedUpAt: world.test.clock.now() }
      const asking = { app, session: fresh, ip: '203.0.113.7', cookieHeader: undefined }
      file += JSON.stringify(await open(asking, {}).page(undefined, 100))
    }
    const told = async (holder: Holder) => (await addresses(holder)).filter((email) => file.includes(email))
    expect((await told(world.own)).length).toBeGreaterThan(0)
    expect(await told(world.other)).toEqual([])
  })

  it('reach their own seller until the seller is removed from their list', async () => {
    const { call } = procedures.find(({ path }) => path === 'admin.withdrawals.get') ?? {}
    const { withdrawalId } = world.own.payouts
    expect(await call?.(narrowed.context, { withdrawalId })).toMatchObject({ id: withdrawalId })
    await world.test.owner`update users set staff_seller_ids = '{}' where staff_seller_ids is not null`
    expect(await refusalOf(call?.(narrowed.context, { withdrawalId }) ?? Promise.resolve())).toBe('not_found')
  })
})
