import { randomUUID } from 'node:crypto'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { users } from '#db/schema/accounts.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { inScope } from '#scope.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let world: TestApp
let stall: Stall
let pottery: Stall

beforeAll(async () => {
  world = await createTestApp()
  stall = await aStall(world)
  pottery = await aStall(world)
})
afterAll(() => world.stop())

async function enter(email: string, door: 'SELLER' | 'ADMIN', platformId = world.platformId) {
  const browser = aBrowser({ app: world.app, platformId })
  await browser.account.login({ door, email, password: demoPassword, rememberDevice: false })
  return appRouter.createCaller(browser.context)
}

const asSeller = async ({ seller }: Stall) => (await enter(seller.email, 'SELLER')).seller.sales

async function asStaff(
  permissions: AdminPermission[],
  { ownSellers, platformId = world.platformId }: { ownSellers?: string[]; platformId?: string } = {},
) {
  const email = `equipe-${randomUUID()}@feira.example`
  await inScope(world.app, platformId, async (scope) => {
    const { id } = await aPerson(scope, { email, roles: ['ADMIN'], permissions })
    if (ownSellers) await scope.tx.update(users).set({ staffSellerIds: ownSellers }).where(eq(users.id, id))
  })
  return (await enter(email, 'ADMIN', platformId)).admin.sales
}

async function aSale({ offer, tell }: Stall, isPaid = true) {
  const email = `comprador-${randomUUID()}@exemplo.com.br`
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: offer.id, email })
  await world.drainJobs()
  if (isPaid) await tell(paymentId, 'APPROVED')
  await world.drainJobs()
  return { paymentId, email }
}

const mailsTo = async (email: string) => (await world.inbox()).filter(({ recipient }) => recipient === email)

/** The mail of a kind among those of a sale. */
async function mailOf(
  sales: { mails: (input: { paymentId: string }) => Promise<{ id: string; template: string }[]> },
  paymentId: string,
  template: string,
): Promise<string> {
  return (await sales.mails({ paymentId })).find((mail) => mail.template === template)?.id ?? ''
}

describe('the mails of a sale', () => {
  test('are listed for its seller and the staff, each with its kind, address and state', async () => {
    const { paymentId, email } = await aSale(stall)
    const seller = await asSeller(stall)
    const listed = await seller.mails({ paymentId })
    expect(
      listed.map(({ template, recipient, state }) => `${template} ${recipient} ${state}`).sort(),
    ).toEqual([
      `pixCreated ${email} CAPTURED`,
      `purchaseApproved ${email} CAPTURED`,
      `saleMade ${stall.seller.email} CAPTURED`,
    ])
    expect(Object.keys(listed[0] ?? {})).not.toContain('html')
    const staff = await asStaff(['isSalesAvailable'])
    expect(await staff.mails({ paymentId })).toEqual(listed)
  })

  test('are all stored with their order', async () => {
    await aSale(stall)
    const loose = await world.owner`
      select template from mails where order_id is null and recipient like 'comprador-%'`
    expect([...loose]).toEqual([])
  })

  test('cannot be read or sent again by another seller, another platform or staff of other sellers', async () => {
    const { paymentId } = await aSale(stall)
    const mailId = await mailOf(await asSeller(stall), paymentId, 'purchaseApproved')
    world.clock.advance({ minutes: 11 })
    const neighbour = await inScope(world.app, randomUUID(), (scope) =>
      aPlatform(scope, {
        acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
        name: 'Vizinha',
        hosts: ['vizinha.localhost'],
      }),
    )
    const strangers = [
      await asSeller(pottery),
      await asStaff(['isSalesAvailable'], { platformId: neighbour.platformId }),
      await asStaff(['isSalesAvailable'], { ownSellers: [pottery.seller.id] }),
    ]
    for (const stranger of strangers) {
      expect(await refusalOf(stranger.mails({ paymentId }))).toBe('payment_not_found')
      expect(await refusalOf(stranger.resendMail({ paymentId, mailId }))).toMatch(/not_found$/)
    }
    const reviewer = await asStaff(['isProductsAvailable'])
    expect(await refusalOf(reviewer.mails({ paymentId }))).toBe('permission_missing')
    expect(await refusalOf(reviewer.resendMail({ paymentId, mailId }))).toBe('permission_missing')
    const own = await asStaff(['isSalesAvailable'], { ownSellers: [stall.seller.id] })
    expect(await own.mails({ paymentId })).not.toEqual([])
    expect(await own.resendMail({ paymentId, mailId })).toEqual({ isSent: true })
  })
})

describe('a mail of a sale that is sent again', () => {
  test('is written from the current sale, once in ten minutes, and the audit log names the sender', async () => {
    const { paymentId, email } = await aSale(stall)
    const seller = await asSeller(stall)
    const mailId = await mailOf(seller, paymentId, 'purchaseApproved')
    const [receipt] = (await seller.mails({ paymentId })).filter(({ id }) => id === mailId)
    expect(receipt?.resendableFrom).toBe(new Date(world.clock.now().getTime() + 600_000).toISOString())
    expect(await refusalOf(seller.resendMail({ paymentId, mailId }))).toBe('rate_limited')
    world.clock.advance({ minutes: 11 })
    const before = (await mailsTo(email)).length
    const answers = await Promise.allSettled([
      seller.resendMail({ paymentId, mailId }),
      seller.resendMail({ paymentId, mailId }),
    ])
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
    const after = await mailsTo(email)
    expect(after).toHaveLength(before + 1)
    expect(after[0]).toMatchObject({ template: 'purchaseApproved' })
    expect(await refusalOf(seller.resendMail({ paymentId, mailId }))).toBe('rate_limited')
    const trail = await world.owner`
      select detail ->> 'template' as template from audit_log where subject = ${paymentId} and action = 'sale.mail_sent'`
    expect(trail[0]).toEqual({ template: 'purchaseApproved' })
  })

  test('is refused for a mail of another sale, even of the same seller', async () => {
    const [first, second] = [await aSale(stall), await aSale(stall)]
    const seller = await asSeller(stall)
    const mailId = await mailOf(seller, second.paymentId, 'purchaseApproved')
    world.clock.advance({ minutes: 11 })
    expect(await refusalOf(seller.resendMail({ paymentId: first.paymentId, mailId }))).toBe(
      'payment_not_found',
    )
  })

  test('must fit the state of the sale: no code after the payment, and no receipt after a refund', async () => {
    const { paymentId } = await aSale(stall, false)
    const seller = await asSeller(stall)
    const codeMail = await mailOf(seller, paymentId, 'pixCreated')
    world.clock.advance({ minutes: 11 })
    const canBeResent = async (template: string) => {
      const from = (await seller.mails({ paymentId })).find(
        (mail) => mail.template === template,
      )?.resendableFrom
      return typeof from === 'string' && new Date(from) <= world.clock.now()
    }
    expect(await canBeResent('pixCreated')).toBe(true)
    expect(await seller.resendMail({ paymentId, mailId: codeMail })).toEqual({ isSent: true })
    await stall.tell(paymentId, 'APPROVED')
    await world.drainJobs()
    world.clock.advance({ minutes: 11 })
    expect([await canBeResent('pixCreated'), await canBeResent('purchaseApproved')]).toEqual([false, true])
    expect(await canBeResent('saleMade')).toBe(false)
    expect(await refusalOf(seller.resendMail({ paymentId, mailId: codeMail }))).toBe('record_changed')
    const receipt = await mailOf(seller, paymentId, 'purchaseApproved')
    await stall.tell(paymentId, 'REFUNDED')
    await world.drainJobs()
    world.clock.advance({ minutes: 11 })
    expect(await refusalOf(seller.resendMail({ paymentId, mailId: receipt }))).toBe('record_changed')
    const refunded = await mailOf(seller, paymentId, 'purchaseRefunded')
    expect(await seller.resendMail({ paymentId, mailId: refunded })).toEqual({ isSent: true })
  })
})
