import { adminPermissions } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson } from '../demo/a-person.ts'
import { demoPassword } from '../demo/demo-identity.ts'
import { aBrowser, type Browser, refusalOf } from '../modules/accounts/testing/a-browser.ts'
import { inScope } from '../scope.ts'
import { appRouter } from './app-router.ts'
import { exports } from './exports.ts'
import { aWorldOfHoldings, type Holder, type World } from './testing/a-world-of-holdings.ts'
import { type ListedProcedure, listProcedures } from './testing/list-procedures.ts'

const procedures = listProcedures(appRouter).filter(({ path }) => path.startsWith('admin.'))

let world: World
/** Somebody of the staff with every flag, for the sellers named. */
let narrowed: Browser
let unlimited: Browser

beforeAll(async () => {
  world = await aWorldOfHoldings()
  narrowed = await aMember([world.own.sellerId])
  unlimited = await aMember(null)
})
afterAll(() => world.test.stop())

async function aMember(sellerIds: string[] | null): Promise<Browser> {
  const { app, platformId, owner } = world.test
  const { id, email } = await inScope(app, platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions: [...adminPermissions] }),
  )
  await owner`update users set staff_seller_ids = ${sellerIds} where id = ${id}`
  const browser = aBrowser({ app, platformId })
  await browser.account.login({ door: 'ADMIN', email, password: demoPassword, rememberDevice: false })
  return browser
}

/** Everything by which something of a seller can be told: ids, addresses, keys. */
function marksOf(holder: Holder): string[] {
  const { browser: _, managerBrowser: __, managerPayouts: ___, platformId: ____, ...held } = holder
  // Of a manager, of the staff, of the operator or of the platform itself: no seller's.
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

/** Every query that asks for no particular object: lists, sums, charts. */
const lists = procedures.filter(({ type, input }) => type === 'query' && !asksForSomething(input))

function asksForSomething(input: unknown): boolean {
  return (
    typeof input === 'object' && input !== null && ['required', 'anyOf', 'oneOf'].some((key) => key in input)
  )
}

async function told({ call, input }: ListedProcedure, browser: Browser): Promise<string> {
  return JSON.stringify((await call(browser.context, input && {})) ?? null)
}

describe('somebody of the staff who sees some sellers only', () => {
  it('is told of no other seller by any list, sum or chart', async () => {
    const foreign = [...marksOf(world.other), ...marksOf(world.neighbour)]
    const leaks: string[] = []
    let own = ''
    let all = ''
    for (const list of lists) {
      const answer = await told(list, narrowed)
      leaks.push(...foreign.filter((mark) => answer.includes(mark)).map((mark) => `${list.path}: ${mark}`))
      own += answer
      all += await told(list, unlimited)
    }
    expect(leaks).toEqual([])
    // The same walk does find the own seller, and finds the other where nobody is kept from looking.
    const { sellerId, paymentId, payouts } = world.own
    expect([sellerId, paymentId, payouts.withdrawalId].filter((id) => !own.includes(id))).toEqual([])
    expect(all).toContain(world.other.paymentId)
    expect(all).toContain(world.other.payouts.withdrawalId)
  })

  const ofSeller: ((holder: Holder) => string)[] = [
    ({ sellerId }) => sellerId,
    ({ productId }) => productId,
    ({ offerId }) => offerId,
    ({ paymentId }) => paymentId,
    ({ orderId }) => orderId,
    ({ subscriptionId }) => subscriptionId,
    ({ payouts }) => payouts.withdrawalId,
    ({ payouts }) => payouts.bankAccountId,
    ({ documents }) => documents.readableId,
    ({ disputeIds }) => disputeIds.get,
    ({ requestIds }) => requestIds.approve,
    ({ refundIds }) => refundIds.cancel,
    ({ caseId }) => caseId,
    ({ receiverId }) => receiverId,
    ({ anticipations }) => anticipations.requestedId,
    ({ reviewed }) => reviewed.reviewId,
    ({ deletionRequestId }) => deletionRequestId,
  ]
  const withIds = procedures.filter(({ input }) => /"(?:ids?|\w+Ids?)":/.test(JSON.stringify(input ?? {})))

  it('finds nothing of another seller, by whatever kind of id and wherever it stands in the input', async () => {
    const get = procedures.find(({ path }) => path === 'admin.withdrawals.get')
    for (const idOf of ofSeller)
      for (const input of [{ withdrawalId: idOf(world.other) }, { deep: [{ id: idOf(world.other) }] }])
        expect(await refusalOf(get?.call(narrowed.context, input) ?? Promise.resolve())).toBe('not_found')
  })

  it('finds nothing of another seller by any call that takes an id', async () => {
    expect(withIds.length).toBeGreaterThan(80)
    const found: string[] = []
    for (const [place, { path, call }] of withIds.entries()) {
      const id = ofSeller[place % ofSeller.length]?.(world.other)
      const refusal = await refusalOf(call(narrowed.context, { id }))
      if (refusal !== 'not_found') found.push(`${path}: ${refusal}`)
    }
    expect(found).toEqual([])
  })

  it('reads no other seller in any file', async () => {
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

  it('works for the own seller, and for nobody else from the moment that the list changes', async () => {
    const { call } = procedures.find(({ path }) => path === 'admin.withdrawals.get') ?? {}
    const { withdrawalId } = world.own.payouts
    expect(await call?.(narrowed.context, { withdrawalId })).toMatchObject({ id: withdrawalId })
    await world.test.owner`update users set staff_seller_ids = '{}' where staff_seller_ids is not null`
    expect(await refusalOf(call?.(narrowed.context, { withdrawalId }) ?? Promise.resolve())).toBe('not_found')
  })
})
