import { randomUUID } from 'node:crypto'
import { type CalendarDay, dayInSaoPaulo } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money/money'
import type { App } from '#app.ts'
import { aCoProduction, aManagement } from '#demo/a-contract.ts'
import { approvedPapers } from '#demo/a-document.ts'
import { aPerson, type DemoPerson } from '#demo/a-person.ts'
import { aPurchase, type PurchaseWishes } from '#demo/a-purchase.ts'
import { anAffiliation } from '#demo/an-affiliation.ts'
import { anAnticipationPlan } from '#demo/an-anticipation.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { aDisputeFee } from '#demo/create-demo-contracts.ts'
import type { Job } from '#kit/jobs/job.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { approveAnticipation } from '#modules/anticipations/approve-anticipation.ts'
import { quoteAnticipation } from '#modules/anticipations/quote-anticipation.ts'
import { requestAnticipation } from '#modules/anticipations/request-anticipation.ts'
import { settleAnticipationsJob } from '#modules/anticipations/settle-anticipations.job.ts'
import { billMonthsJob } from '#modules/billing/bill-months.job.ts'
import { accounts, type Purse } from '#modules/ledger/account-kinds.ts'
import { sweepLotsJob } from '#modules/ledger/lots/sweep-lots.job.ts'
import { recoverDebtsJob } from '#modules/ledger/recover-debts.job.ts'
import { statement } from '#modules/ledger/statement.ts'
import { endPartnershipsJob } from '#modules/partners/end-partnerships.job.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { addBankAccount } from '#modules/payouts/bank-accounts/add-bank-account.ts'
import { requestWithdrawal } from '#modules/payouts/withdrawals/request-withdrawal.ts'
import type { RefundWish } from '#modules/refunds/refund.input.ts'
import { refundSale } from '#modules/refunds/refund-sale.ts'
import { closeDaysJob } from '#modules/reports/figures/close-days.job.ts'
import { sweepSubscriptionsJob } from '#modules/subscriptions/charging/sweep-subscriptions.job.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope, type Scope } from '#scope.ts'
import { aCashier } from './a-cashier.ts'
import { createSubscriptionShop } from './a-subscription-shop.ts'
import { callAs } from './call-as.ts'

export type SmallShop = Awaited<ReturnType<typeof createSmallShop>>

/** The product's nightly jobs, run directly: the queue alone would take as long as all these jobs together. */
const nightly: readonly Job<App, object>[] = [
  closeDaysJob,
  recoverDebtsJob,
  sweepLotsJob,
  settleAnticipationsJob,
  billMonthsJob,
  endPartnershipsJob,
  sweepSubscriptionsJob,
]

const passwordHash = 'nobody logs in'
const documents = { caio: '11144477735', dora: '39053344705', livia: '12345678909' }

/**
 * Marina's shop: a course co-produced with Dora and promoted by Caio, and a subscription club, both with Lívia as
 * manager. Each function is an action of a person, with all its consequences at once; `until` lets the days pass,
 * with the nightly jobs.
 */
export async function createSmallShop() {
  const shop = await createSubscriptionShop()
  const { app, platformId, owner, clock, sandbox, drainJobs } = shop
  const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(app, platformId, work)
  const staff = { user: await aCashier(shop), manager: await aCashier(shop, { purse: 'manager' }) }
  const people = await within(async (scope) => {
    const partner = (name: string, document: string) => aPerson(scope, { name, document, passwordHash })
    return {
      caio: await partner('Caio Menezes', documents.caio),
      dora: await partner('Dora Valença', documents.dora),
      livia: await aPerson(scope, {
        name: 'Lívia Camargo',
        document: documents.livia,
        roles: ['MANAGER'],
        passwordHash,
      }),
    }
  })
  const courseOfferId = await within(async (scope) => {
    const { sellerId } = shop
    const course = await aProduct(scope, { sellerId })
    await anAffiliation(scope, { productId: course.id, affiliateId: people.caio.id, basisPoints: 4_000 })
    await aCoProduction(scope, { productId: course.id, coProducerId: people.dora.id })
    await aManagement(scope, { sellerId, managerId: people.livia.id })
    await anAnticipationPlan(scope)
    await aDisputeFee(scope)
    return (await anOffer(scope, { productId: course.id, priceCents: 19_700 })).id
  })
  const marina = await within((scope) => getUser(scope, shop.sellerId))
  await within(async (scope) => {
    for (const { id } of [marina, people.caio, people.dora]) await approvedPapers(scope, id)
  })
  const asMarina = callAs(shop, { userId: marina.id, role: 'SELLER' })
  const chargeOf = async (paymentId: string) => {
    const [row] =
      await owner`select provider as acquirer, transaction_id as id from payments where id = ${paymentId}`
    return row as unknown as { acquirer: string; id: string }
  }
  const check = async (paymentId: string) => {
    await checkPayment(app, { platformId, paymentId, source: 'RECONCILER' })
    await drainJobs()
  }
  const work = (job: Job<App, object>) => job.run(app, { platformId })
  const nightPasses = async () => {
    clock.advance({ days: 1 })
    for (const job of nightly) await work(job)
    await drainJobs()
  }
  let buyers = 0
  return {
    ...shop,
    ...people,
    marina,
    within,
    work,
    staff: staff.user,
    until: async (day: CalendarDay) => {
      while (dayInSaoPaulo(clock.now()) < day) await nightPasses()
    },
    sellCourse: async (wishes: Partial<PurchaseWishes> = {}): Promise<string> => {
      const buyer = { email: `aluna-${++buyers}@compradora.example`, offerId: courseOfferId }
      const visitor = { ip: `10.3.${buyers}.1` }
      const { paymentId, payment } = await aPurchase(app, platformId, { ...buyer, ...wishes }, visitor)
      const code = payment.pix?.code ?? payment.billet?.code
      if (code) await sandbox.bank.pay(code)
      await check(paymentId)
      return paymentId
    },
    refund: async (paymentId: string, amountCents?: Cents) => {
      const wish = { paymentId, key: randomUUID(), reason: 'A compradora desistiu' }
      await asMarina(
        (caller: Caller, asked: RefundWish) => refundSale(caller, asSeller(caller), asked),
        amountCents === undefined ? { ...wish, kind: 'WHOLE' } : { ...wish, kind: 'PART', amountCents },
      )
      await drainJobs()
      clock.advance({ minutes: 3 })
      await drainJobs()
    },
    /** The bank takes the money of a sale back. */
    dispute: async (paymentId: string) => {
      await sandbox.bank.dispute(await chargeOf(paymentId))
      await check(paymentId)
      const [row] = await owner`select id from disputes where payment_id = ${paymentId}`
      return String(row?.id)
    },
    withdraw: async (person: DemoPerson, amountCents: Cents, decision: 'approve' | 'refuse' = 'approve') => {
      const isManager = person.roles.includes('MANAGER')
      const call = callAs(shop, { userId: person.id, role: isManager ? 'MANAGER' : 'SELLER' })
      const pixKey = person.document ?? ''
      const bankAccountId =
        (await owner`select id from bank_accounts where user_id = ${person.id}`)[0]?.id ??
        (
          await call(addBankAccount, {
            kind: 'PIX',
            pixKeyType: pixKey.length === 11 ? 'CPF' : 'CNPJ',
            pixKey,
          })
        ).bankAccountId
      const input = { requestId: randomUUID(), bankAccountId, amountCents, shownFeeCents: 1_000 }
      const { withdrawalId } = await call(requestWithdrawal, input)
      await staff[isManager ? 'manager' : 'user'][decision](withdrawalId)
      await drainJobs()
      clock.advance({ minutes: 2 })
      await drainJobs()
      return (await owner`select state from withdrawals where id = ${withdrawalId}`)[0]?.state as string
    },
    /** Anticipates everything that the platform buys now. */
    anticipate: async () => {
      const quoted = await asMarina(quoteAnticipation, {})
      const chosen = quoted?.lots.filter(({ isChosen }) => isChosen).map(({ lotId }) => lotId) ?? []
      const { netCents = 0, grossCents = 0 } = quoted ?? {}
      const input = { requestId: randomUUID(), lotIds: chosen, netCents }
      const { anticipationId } = await asMarina(requestAnticipation, input)
      await staff.user.call(approveAnticipation, { anticipationId, grossCents })
      return anticipationId
    },
    /** All lines of one account of a person, oldest first: day, rule, amount, balance after it. */
    statementOf: async (
      person: { id: string },
      kind: 'available' | 'debt' = 'available',
      purse: Purse = 'user',
    ) => {
      const account = { code: accounts[kind](person.id, purse), currency: 'BRL' } as const
      const { rows } = await within((scope) => statement(scope, account, { limit: 100 }))
      return rows
        .map(({ at, rule, amountCents, balanceCents }) =>
          [dayInSaoPaulo(new Date(at)), rule, inReais(amountCents), inReais(balanceCents)].join(' | '),
        )
        .reverse()
    },
  }
}

function inReais(cents: Cents): string {
  return (cents / 100).toFixed(2)
}
