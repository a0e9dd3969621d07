import type { AdminPermission } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson, type PersonWishes } from '#demo/a-person.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { inScope } from '#scope.ts'
import { aTeam, type Member, type Team } from '#test/a-team.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { appRouter } from './app-router.ts'
import { listProcedures } from './testing/list-procedures.ts'

let world: TestServer
let team: Team

beforeAll(async () => {
  world = await createTestServer()
  team = await aTeam(world)
})
afterAll(() => world.stop())

const reason = 'Atendimento 20931'
const flags: AdminPermission[] = ['isUsersAvailable', 'isUsersLoginAvailable']
const aSeller = (wishes: PersonWishes = {}, platformId = team.platformId) =>
  inScope(world.app, platformId, (scope) =>
    aPerson(scope, { name: 'Marina Duarte', passwordHash: 'nobody logs in', ...wishes }),
  )
const as = ({ browser }: Member) => appRouter.createCaller(browser.context)
const rolesOf = async ({ browser }: Member) => (await browser.account.session())?.area
const trail = async (sellerId: string) =>
  (
    await world.owner`select action, actor_user_id as by, detail ->> 'path' as path from audit_log
      where subject = ${sellerId} order by at, id`
  ).map(({ action, by, path }) => ({ action, by, path }))

async function aVisit(actions: ('EDIT_SALES_PAGE' | 'RESEND_ACCESS')[] = []) {
  const seller = await aSeller()
  const member = await team.member(flags)
  await as(member).admin.users.visit({ sellerId: seller.id, reason, actions })
  return { seller, member, staff: as(member) }
}

describe('a visit to a seller’s area', () => {
  test('shows the seller’s view, marks it as a visit, and notifies the seller at once', async () => {
    const { seller, member, staff } = await aVisit()
    expect(await member.browser.account.session()).toMatchObject({
      area: 'SELLER',
      user: { id: seller.id, permissions: [] },
      visit: { reason, actions: [], endsAt: new Date(world.clock.now().getTime() + 1_800_000).toISOString() },
    })
    expect(await staff.seller.products.list({})).toMatchObject({ rows: [] })
    expect(await staff.seller.visits.list()).toMatchObject([{ by: 'Renato Siqueira', reason, isOpen: true }])
    await world.drainJobs()
    const [mail] = await world.owner`select text from mails where recipient = ${seller.email}`
    expect(mail?.text).toContain(reason)
  })

  test('changes nothing: each mutation of the whole product is refused and logged', async () => {
    const { seller, member } = await aVisit()
    const changes = listProcedures(appRouter).filter(
      ({ path, type }) => type === 'mutation' && !waysOut.has(path),
    )
    expect(changes.length).toBeGreaterThan(100)
    for (const { path, input, call } of changes)
      expect([path, await refusalOf(call(member.browser.context, input && {}))]).toEqual([
        path,
        'visit_read_only',
      ])
    const refused = (await trail(seller.id)).filter(({ action }) => action === 'visit.refused')
    expect(refused.map(({ path }) => path).toSorted()).toEqual(changes.map(({ path }) => path).toSorted())
    expect(new Set(refused.map(({ by }) => by))).toEqual(new Set([member.id]))
  })

  test('logs every read under the name of the visitor', async () => {
    const { seller, member, staff } = await aVisit()
    world.clock.advance({ seconds: 1 })
    await staff.seller.wallet.read()
    world.clock.advance({ seconds: 1 })
    await staff.seller.sales.list({})
    expect((await trail(seller.id)).map(({ action, by, path }) => [action, by, path])).toEqual([
      ['visit.started', member.id, null],
      ['visit.called', member.id, 'seller.wallet.read'],
      ['visit.called', member.id, 'seller.sales.list'],
    ])
  })

  test('makes the changes allowed by name, and no others', async () => {
    const { staff } = await aVisit(['RESEND_ACCESS'])
    const paymentId = crypto.randomUUID()
    expect(await refusalOf(staff.seller.sales.resendAccess({ paymentId }))).toBe('payment_not_found')
    expect(await refusalOf(staff.seller.sales.resendCode({ paymentId }))).toBe('visit_read_only')
  })

  test('downloads no file, and opens no draft without a log entry', async () => {
    const seller = await aSeller({}, world.platformId)
    const { email } = await inScope(world.app, world.platformId, (scope) =>
      aPerson(scope, { roles: ['ADMIN'], permissions: flags }),
    )
    const browser = aBrowser(world)
    await browser.account.login({ door: 'ADMIN', email, password: demoPassword, rememberDevice: false })
    await appRouter.createCaller(browser.context).admin.users.visit({ sellerId: seller.id, reason })
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${world.url}/api/exports/sales.csv`, { headers: { cookie } })
    expect(answer.status).toBe(403)
    await fetch(`${world.url}/checkout-preview/${crypto.randomUUID()}`, { headers: { cookie } })
    expect(await trail(seller.id)).toContainEqual(
      expect.objectContaining({ action: 'visit.refused', path: 'exports.sales' }),
    )
    expect(await trail(seller.id)).toContainEqual(
      expect.objectContaining({ action: 'visit.called', path: 'checkout-preview' }),
    )
    const unknown = await world.owner`
      select 1 from audit_log where subject = ${seller.id} and action in ('visit.called', 'visit.refused') and ip is null`
    expect(unknown).toEqual([])
  })
})

const waysOut = new Set(['account.endVisit', 'account.logout'])

describe('a visit ends', () => {
  test('when its half hour is over, and the staff’s own session goes on', async () => {
    const { member } = await aVisit()
    world.clock.advance({ minutes: 29 })
    expect(await rolesOf(member)).toBe('SELLER')
    world.clock.advance({ minutes: 1 })
    expect(await rolesOf(member)).toBe('ADMIN')
  })

  test('when the visitor may no longer see the seller', async () => {
    const { seller, member } = await aVisit()
    const see = (sellerIds: string[]) =>
      world.owner`update users set staff_seller_ids = ${sellerIds}::uuid[] where id = ${member.id}`
    await see([seller.id])
    expect(await rolesOf(member)).toBe('SELLER')
    await see([])
    expect(await rolesOf(member)).toBe('ADMIN')
  })

  test('when the visitor ends it', async () => {
    const { seller, member, staff } = await aVisit()
    await staff.account.endVisit()
    expect(await rolesOf(member)).toBe('ADMIN')
    expect(await trail(seller.id)).toContainEqual({ action: 'visit.ended', by: member.id, path: null })
  })

  test('with the visitor’s session, and a logout ends both', async () => {
    const { member, staff } = await aVisit()
    await staff.account.logout()
    expect(await member.browser.account.session()).toBeNull()
  })

  test('at the next request after the permission is withdrawn or the seller is blocked', async () => {
    const first = await aVisit()
    await world.owner`update users set permissions = '{isUsersAvailable}' where id = ${first.member.id}`
    expect(await rolesOf(first.member)).toBe('ADMIN')
    const second = await aVisit()
    await world.owner`update users set status = 'BLOCKED' where id = ${second.seller.id}`
    expect(await rolesOf(second.member)).toBe('ADMIN')
  })
})

describe('a visit is refused for', () => {
  test('staff, invited staff, or a buyer', async () => {
    const member = await team.member(flags)
    const visit = (sellerId: string) => refusalOf(as(member).admin.users.visit({ sellerId, reason }))
    const colleague = await aSeller({ roles: ['SELLER', 'ADMIN'] })
    const invited = await aSeller()
    await world.owner`update users set staff_invited_at = now() where id = ${invited.id}`
    const buyer = await aSeller({ roles: ['CUSTOMER'] })
    expect(await visit(colleague.id)).toBe('visit_impossible')
    expect(await visit(invited.id)).toBe('visit_impossible')
    expect(await visit(buyer.id)).toBe('not_found')
    expect(await visit(member.id)).toBe('other_person_needed')
  })

  test('a seller of another platform', async () => {
    const neighbour = await aTeam(world)
    const { id: sellerId } = await aSeller({}, neighbour.platformId)
    const member = await team.member(flags)
    expect(await refusalOf(as(member).admin.users.visit({ sellerId, reason }))).toBe('not_found')
  })

  test('a missing permission, reason or fresh proof', async () => {
    const { id: sellerId } = await aSeller()
    const without = await team.member(['isUsersAvailable'])
    expect(await refusalOf(as(without).admin.users.visit({ sellerId, reason }))).toBe('permission_missing')
    const member = await team.member(flags)
    expect(await refusalOf(as(member).admin.users.visit({ sellerId, reason: ' ' }))).toBe('input_invalid')
    world.clock.advance({ minutes: 6 })
    expect(await refusalOf(as(member).admin.users.visit({ sellerId, reason }))).toBe('step_up_required')
  })

  test('a call inside another visit, or in another browser of the same person', async () => {
    const { member, staff } = await aVisit()
    const { id: sellerId } = await aSeller()
    expect(await refusalOf(staff.admin.users.visit({ sellerId, reason }))).toBe('visit_read_only')
    const phone = await team.enter(member.email)
    expect((await phone.account.session())?.area).toBe('ADMIN')
    const thief = aBrowser({ app: world.app, platformId: world.platformId })
    for (const [name, value] of member.browser.cookies) thief.cookies.set(name, value)
    expect(await thief.account.session()).toBeNull()
  })
})
