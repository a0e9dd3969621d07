import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { asPerson } from '#demo/as-person.ts'
import { suspendManager } from '#modules/accounts/managers/suspend-manager.ts'
import { requireInCare } from '#modules/partners/care/require-in-care.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { untilOneWaits } from '#test/until-waiting.ts'
import { assignManager } from './assign-manager.ts'
import { changeCommission } from './change-commission.ts'
import { endManagement } from './end-management.ts'
import { listPortfolio } from './list-portfolio.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const reason = 'Nova carteira'
const shares = { pixBasisPoints: 1_000, creditCardBasisPoints: 2_000, billetBasisPoints: 0, reason }

async function anOffice() {
  const people = await inScope(world.app, world.platformId, async (scope) => {
    const [gil, rita] = [
      await aPerson(scope, { roles: ['MANAGER'] }),
      await aPerson(scope, { roles: ['MANAGER'] }),
    ]
    const staff = await aPerson(scope, { roles: ['ADMIN'] })
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return { gil, rita, staff, seller, offer: await anOffer(scope, { productId: product.id }) }
  })
  const { staff, seller, offer } = people
  const asStaff = callAs(world, { userId: staff.id, role: 'ADMIN' })
  return {
    ...people,
    asStaff,
    assign: (managerId: string, changes: { startsAt?: Date } = {}) =>
      asStaff(assignManager, { managerId, sellerIds: [seller.id], ...shares, ...changes }),
    isInCareOf: (managerId: string) =>
      callAs(world, { userId: managerId, role: 'MANAGER' })(requireInCare, seller.id).then(
        () => true,
        () => false,
      ),
    /** The manager who earns from the fee of a sale made now. */
    earnerNow: async (method: 'PIX' | 'CREDIT_CARD' | 'BILLET' = 'PIX') => {
      const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: offer.id, method })
      const [share] = await world.owner`
        select s.user_id as id, s.amount_cents::int as cents, s.contract_ids as contracts from order_shares s
        join payments p on p.order_id = s.order_id where p.id = ${paymentId} and s.role = 'MANAGER'`
      return share
    },
  }
}

test('a seller has one manager at a time, who earns a part of the fee by method', async () => {
  const { gil, rita, assign, isInCareOf, earnerNow } = await anOffice()
  expect(await earnerNow()).toBeUndefined()
  await assign(gil.id)
  expect(await earnerNow()).toMatchObject({ id: gil.id, cents: 143 })
  expect(await earnerNow('CREDIT_CARD')).toMatchObject({ id: gil.id, cents: 286 })
  world.clock.advance({ minutes: 1 })
  await assign(rita.id)
  expect([await isInCareOf(gil.id), await isInCareOf(rita.id)]).toEqual([false, true])
  expect(await earnerNow()).toMatchObject({ id: rita.id })
})

test('a change planned for later takes effect on its day', async () => {
  const { gil, rita, assign, isInCareOf, earnerNow } = await anOffice()
  await assign(gil.id)
  await assign(rita.id, { startsAt: new Date(world.clock.now().getTime() + 86_400_000) })
  expect([await isInCareOf(gil.id), (await earnerNow())?.id]).toEqual([true, gil.id])
  world.clock.advance({ days: 1 })
  expect([await isInCareOf(gil.id), (await earnerNow())?.id]).toEqual([false, rita.id])
})

test('two people who move a seller at once leave one manager', async () => {
  const { gil, rita, assign, seller } = await anOffice()
  await Promise.all([assign(gil.id), assign(rita.id), assign(gil.id)])
  const standing = await world.owner`
    select 1 from manager_contracts where seller_id = ${seller.id} and ends_at is null`
  expect(standing).toHaveLength(1)
})

test('the staff ends a manager’s care of a seller with a reason, and still reads the history', async () => {
  const { gil, asStaff, assign, earnerNow } = await anOffice()
  await assign(gil.id)
  const portfolio = () => asStaff(listPortfolio, { managerId: gil.id, limit: 25 })
  const contractId = (await portfolio()).rows[0]?.contractId ?? ''
  world.clock.advance({ minutes: 1 })
  await asStaff(endManagement, { contractId, reason: 'Saiu da empresa' })
  expect(await earnerNow()).toBeUndefined()
  expect((await portfolio()).rows).toMatchObject([{ contractId, state: 'ENDED' }])
  expect((await asStaff(listPortfolio, { managerId: gil.id, standing: 'STANDING', limit: 25 })).rows).toEqual(
    [],
  )
  await expect(asStaff(endManagement, { contractId, reason: 'De novo' })).rejects.toMatchObject({
    code: 'record_changed',
  })
})

test('only a manager can be assigned sellers, and only sellers can be assigned', async () => {
  const { gil, seller, asStaff, assign } = await anOffice()
  await expect(assign(seller.id)).rejects.toMatchObject({ code: 'partner_not_found' })
  await expect(
    asStaff(assignManager, { managerId: gil.id, sellerIds: [gil.id], ...shares }),
  ).rejects.toMatchObject({ code: 'partner_not_found' })
})

test('a new commission for all sellers of a manager begins on its day, and the log names its author and the reason', async () => {
  const { gil, assign, asStaff, earnerNow } = await anOffice()
  await expect(asStaff(changeCommission, { managerId: gil.id, ...shares })).rejects.toMatchObject({
    code: 'portfolio_empty',
  })
  await assign(gil.id)
  const startsAt = new Date(world.clock.now().getTime() + 86_400_000)
  const raise = { ...shares, pixBasisPoints: 5_000, reason: 'Meta batida', startsAt }
  expect(await asStaff(changeCommission, { managerId: gil.id, ...raise })).toEqual({ sellers: 1 })
  expect(await earnerNow()).toMatchObject({ cents: 143 })
  world.clock.advance({ days: 1 })
  expect(await earnerNow()).toMatchObject({ id: gil.id, cents: 715 })
  const trail = await world.owner`
    select reason from audit_log where subject = ${gil.id} and action = 'manager_contract.commission_changed'`
  expect(trail).toEqual([{ reason: 'Meta batida' }])
})

test('a new commission leaves out a seller who joins the manager only after it begins', async () => {
  const { gil, rita, assign, asStaff, isInCareOf, earnerNow } = await anOffice()
  await assign(rita.id)
  const handover = new Date(world.clock.now().getTime() + 2 * 86_400_000)
  await assign(gil.id, { startsAt: handover })
  const raise = { managerId: gil.id, ...shares, pixBasisPoints: 5_000 }
  await expect(asStaff(changeCommission, raise)).rejects.toMatchObject({ code: 'portfolio_empty' })
  expect([await isInCareOf(rita.id), (await earnerNow())?.id]).toEqual([true, rita.id])
  expect(await asStaff(changeCommission, { ...raise, startsAt: handover })).toEqual({ sellers: 1 })
  expect(await earnerNow()).toMatchObject({ id: rita.id })
  world.clock.advance({ days: 2 })
  expect(await earnerNow()).toMatchObject({ id: gil.id, cents: 715 })
})

test('a new commission before a planned handover applies until the handover, which still takes place on its day', async () => {
  const { gil, rita, assign, asStaff, isInCareOf, earnerNow } = await anOffice()
  await assign(gil.id)
  const handover = new Date(world.clock.now().getTime() + 2 * 86_400_000)
  await assign(rita.id, { startsAt: handover })
  world.clock.advance({ days: 1 })
  const raise = { managerId: gil.id, ...shares, pixBasisPoints: 5_000 }
  expect(await asStaff(changeCommission, raise)).toEqual({ sellers: 1 })
  expect(await earnerNow()).toMatchObject({ id: gil.id, cents: 715 })
  // Assigning a seller to their current manager changes the commission too.
  world.clock.advance({ minutes: 1 })
  await assign(gil.id)
  expect(await earnerNow()).toMatchObject({ id: gil.id, cents: 143 })
  world.clock.advance({ days: 1 })
  expect([await isInCareOf(gil.id), await isInCareOf(rita.id)]).toEqual([false, true])
  expect(await earnerNow()).toMatchObject({ id: rita.id, cents: 143 })
  await assign(gil.id)
  expect(await earnerNow()).toMatchObject({ id: gil.id })
})

test('a new commission does not take back a seller who is being moved to another manager', async () => {
  const { gil, rita, staff, seller, assign, asStaff, isInCareOf } = await anOffice()
  await assign(gil.id)
  world.clock.advance({ minutes: 1 })
  const changing = await inScope(world.app, world.platformId, async (scope) => {
    const move = { managerId: rita.id, sellerIds: [seller.id], ...shares }
    await assignManager(asPerson(scope, { userId: staff.id, role: 'ADMIN' }), move)
    const outcome = Promise.allSettled([asStaff(changeCommission, { managerId: gil.id, ...shares })])
    await untilOneWaits(world)
    return { outcome }
  })
  expect(await changing.outcome).toMatchObject([{ status: 'rejected', reason: { code: 'portfolio_empty' } }])
  expect([await isInCareOf(gil.id), await isInCareOf(rita.id)]).toEqual([false, true])
})

test('a suspended manager is assigned no sellers, and earns on the current ones until they are moved', async () => {
  const { gil, rita, assign, asStaff, earnerNow } = await anOffice()
  await assign(gil.id)
  await asStaff(suspendManager, { managerId: gil.id, reason: 'Investigação' })
  expect(await earnerNow()).toMatchObject({ id: gil.id })
  await expect(assign(gil.id)).rejects.toMatchObject({ code: 'partner_not_found' })
  world.clock.advance({ minutes: 1 })
  await assign(rita.id)
  expect(await earnerNow()).toMatchObject({ id: rita.id })
})
