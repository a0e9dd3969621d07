import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { type SubjectKind, subjectOf, subjects } from '#rpc/about.ts'
import type { Access } from '#rpc/access.ts'
import { probesOf } from '#rpc/testing/access-facts.ts'
import { objectAccess } from './access-facts.data.ts'
import { appRouter } from './app-router.ts'
import {
  aWorldOfHoldings,
  type Holder,
  visitorEmail,
  type World,
  worldTimeoutMs,
} from './testing/a-world-of-holdings.ts'
import { type ListedProcedure, listProcedures } from './testing/list-procedures.ts'

const procedures = listProcedures(appRouter)
const pathsWithIds = procedures
  .map(({ path, input }) => ({ path, ids: idsIn(input).toSorted() }))
  .filter(({ ids }) => ids.length > 0)

let world: World

beforeAll(async () => {
  world = await aWorldOfHoldings()
}, worldTimeoutMs)
afterAll(() => world.test.stop())

/** Fields of an input that name a record of somebody: `id`, `ids`, `paymentId`, `orderBumpsIds`. */
function idsIn(schema: unknown, path: string[] = []): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const properties = 'properties' in schema && schema.properties ? Object.entries(schema.properties) : []
  const own = properties
    .filter(([name]) => /^ids?$|Ids?$/.test(name))
    .map(([name]) => [...path, name].join('.'))
  const nested = properties.flatMap(([name, part]) => idsIn(part, [...path, name]))
  const alternatives = ['anyOf', 'oneOf', 'allOf', 'items'].flatMap((key) => {
    const part = (schema as Record<string, unknown>)[key]
    return (Array.isArray(part) ? part : [part]).flatMap((one) => idsIn(one, path))
  })
  return [...new Set([...own, ...nested, ...alternatives])]
}

describe('an id in an input', () => {
  it('is found at any depth', () => {
    expect(pathsWithIds.length).toBeGreaterThan(5)
    expect(pathsWithIds).toContainEqual({ path: 'account.revokeSession', ids: ['sessionId'] })
    expect(pathsWithIds.find(({ path }) => path === 'checkout.purchase')?.ids).toContain(
      'creditCard.creditCardId',
    )
  })

  it.each(pathsWithIds)('of $path has a row with its owner', ({ path, ids }) => {
    expect(Object.keys(objectAccess[path] ?? {}).toSorted()).toEqual(ids)
  })

  it('has no row for a removed call', () => {
    expect(Object.keys(objectAccess).toSorted()).toEqual(pathsWithIds.map(({ path }) => path).toSorted())
  })
})

const probes = Object.entries(objectAccess).flatMap(([path, row]) =>
  probesOf(row).map((probed) => ({ path, ...probed })),
)

describe('a manager', () => {
  it('gets no data of a buyer and no document of a seller, by any call', async () => {
    const { own, test } = world
    const [papers] = await test.owner`
      update users set document = '39053344705', phone = '21955554444' where id = ${own.sellerId} returning document`
    const [buyer] = await test.owner`
      select o.buyer_name, o.buyer_email, o.buyer_document, o.buyer_phone from orders o
      join payments p on p.order_id = o.id where p.id = ${own.paymentId}`
    const keys = await test.owner`select key from seller_documents where user_id = ${own.sellerId}`
    const secrets = [...Object.values({ ...buyer, ...papers }), ...keys.map(({ key }) => key)].map(String)
    expect(secrets.length).toBeGreaterThan(6)
    const reads = procedures.filter(({ path, type }) => path.startsWith('manager.') && type === 'query')
    const told: string[] = []
    for (const { path, input, call } of reads) {
      const [probed] = probesOf(objectAccess[path])
      const asked = probed ? probed.probe.own(own) : input && {}
      told.push(JSON.stringify(await call(own.managerBrowser.context, asked)))
    }
    const everything = told.join('\n')
    expect(everything).toContain(own.paymentId)
    expect(everything).toContain(own.sellerId)
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([])
  })
})

type AuditRow = { id: string; action: string; subject: string }

const auditRows = async (): Promise<AuditRow[]> =>
  Array.from(await world.test.owner<AuditRow[]>`select id, action, subject from audit_log`)

/** For each change by the staff: the subjects that its audit rows name. */
const trail = new Map<string, string>()

/** Subjects whose history is shown under another record, each with the column that names this record. */
const knownBy: Partial<Record<SubjectKind, string>> = {
  case: 'payment_id',
  refund: 'payment_id',
  review: 'product_id',
  deletion: 'user_id',
  managerContract: 'manager_id',
}

async function noteTrail({ path, access }: ListedProcedure, input: unknown, rows: AuditRow[]): Promise<void> {
  const subject = access?.area === 'ADMIN' && access.about !== 'seen' ? subjectOf(access.about, input) : null
  if (!subject) return
  const { kind, ids } = subject
  const { owner } = world.test
  const known = await owner`select ${owner(knownBy[kind] ?? 'id')} as id from ${owner(subjects[kind].table)}
    where id = any(${ids})`
  const named = known.map(({ id }) => id)
  const strange = rows.filter((row) => !named.includes(row.subject)).map(({ action }) => action)
  trail.set(path, rows.length === 0 ? 'no row' : strange.join() || 'its subject')
}

/** The browser that makes the calls of an area. */
function browserIn(area: Access['area']) {
  const { own, manager, master, customer, nobody } = world
  const browsers = {
    PUBLIC: nobody,
    SIGNED_IN: own.browser,
    SELLER: own.browser,
    MANAGER: own.managerBrowser,
    ADMIN: manager,
    CUSTOMER: customer,
    MASTER: master,
  }
  return browsers[area]
}

describe('a call on an object', () => {
  it.each(probes)('$path, $field: reaches the caller’s own record and no other', async ({ path, probe }) => {
    const procedure = procedures.find((candidate) => candidate.path === path)
    if (!procedure) throw new Error(`${path} is not a call`)
    const { own } = world
    const { area } = procedure.access ?? { area: 'PUBLIC' }
    const { context } = browserIn(area)
    // Only another platform's records are foreign to visitors and staff, who are bound by the wall alone, and to a
    // master, who belongs to no tenant.
    const hasRivals = !['PUBLIC', 'ADMIN', 'MASTER'].includes(area)
    const usual = hasRivals ? (['other', 'neighbour'] as const) : (['neighbour'] as const)
    for (const foreign of (probe.strangers ?? usual).map((who): Holder => world[who])) {
      const call = procedure.call(context, probe.foreign(own, foreign))
      if (!('harmless' in probe)) {
        expect(await refusalOf(call)).toBe(probe.refusal)
        continue
      }
      const answer = await call
      expect(probe.harmless(answer as never, foreign)).toBe(true)
      expect(JSON.stringify(answer)).not.toContain(foreign.buyerEmail)
      expect(JSON.stringify(answer)).not.toContain(foreign.paymentId)
    }
    const input = probe.own(own)
    const former = await auditRows()
    const answer = await procedure.call(context, input)
    if (area === 'ADMIN' && procedure.type === 'mutation')
      await noteTrail(
        procedure,
        input,
        (await auditRows()).filter(({ id }) => !former.some((row) => row.id === id)),
      )
    // The same call must fail on the caller's own record too, or its refusal would prove nothing.
    if ('harmless' in probe) expect(probe.harmless(answer as never, own)).toBe(false)
  })

  it('by the staff is found in the audit trail under its declared subject', () => {
    expect([...trail.values()].filter((named) => named === 'its subject').length).toBeGreaterThan(40)
    expect(Object.fromEntries([...trail].filter(([, named]) => named !== 'its subject'))).toEqual({
      // These audit rows name the proposal or the manager instead of the subject.
      'admin.acquirerChanges.linkReceiver': 'proposal.done_alone',
      'admin.approvals.proposeAdjustment': 'proposal.made',
      'admin.managers.assign': 'manager_contract.assigned',
      // There is no audit row: the record itself stores its author, or the call changes nothing.
      'admin.receivers.sync': 'no row',
      'admin.refunds.writeMessage': 'no row',
      'admin.sales.liftMailSuppression': 'no row',
      'admin.subscriptions.cancel': 'no row',
      'admin.users.addNote': 'no row',
    })
  })

  it('leaves the records of other sellers unchanged', async () => {
    const rows = await world.test
      .owner`select id, email from abandoned_carts where id in ${world.test.owner([world.other.cartId, world.neighbour.cartId])}`
    expect(rows.map((row) => row.email).toSorted()).toEqual(
      [world.other, world.neighbour].map(({ buyerEmail }) => visitorEmail(buyerEmail)).toSorted(),
    )
    for (const { browser } of [world.other, world.neighbour])
      expect(await browser.account.listSessions()).toHaveLength(2)
  })
})

describe('a session of another platform', () => {
  const guarded = procedures.filter(({ access }) => access?.area !== 'PUBLIC')

  it.each(guarded)('counts as signed out at $path', async ({ call, input }) => {
    const strayed = aBrowser(world.test)
    for (const [name, value] of world.neighbour.browser.cookies) strayed.cookies.set(name, value)
    expect(await refusalOf(call(strayed.context, input && {}))).toBe('session_required')
  })
})
