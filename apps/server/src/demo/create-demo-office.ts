import { randomUUID } from 'node:crypto'
import { addDays, addMonths, dayInSaoPaulo } from '@balcao/domain/calendar'
import { chosenEventTypes } from '@balcao/domain/platform/outgoing-events'
import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { orders } from '#db/schema/orders.ts'
import { deletionRequests } from '#db/schema/sellers.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { answerDeletion } from '#modules/accounts/privacy/answer-deletion.ts'
import { requestDeletion } from '#modules/accounts/privacy/request-deletion.ts'
import { findUserByEmail } from '#modules/accounts/users/user.ts'
import { planBroadcast } from '#modules/notifications/broadcasts/plan-broadcast.ts'
import { sendAnnouncement } from '#modules/operator/announcements/send-announcement.ts'
import { createEndpoint } from '#modules/outgoing/create-endpoint.ts'
import { testEndpoint } from '#modules/outgoing/test-endpoint.ts'
import { addBankAccount } from '#modules/payouts/bank-accounts/add-bank-account.ts'
import { askAccountingExport } from '#modules/reports/accounting/ask-accounting-export.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope, type Scope } from '#scope.ts'
import { asPerson } from './as-person.ts'
import { demoLogins, demoMasterLogin } from './demo-identity.ts'

const buyersWhoLeave = 2

/** Office work of a platform: accounts to review, deletion requests, notices, and files of the books. */
export async function createDemoOffice(app: App, platformId: string): Promise<void> {
  await inScope(app, platformId, async (scope) => {
    const chief = await findUserByEmail(scope, demoLogins[1].email)
    if (!chief) return
    const admin = asPerson(scope, { userId: chief.id, role: 'ADMIN' })
    await addAccountsToReview(scope)
    await askToBeForgotten(scope, admin)
    await planNotices(admin)
    await askForBooks(admin)
    await connectServer(scope)
    await sendAnnouncement(asPerson(scope, { userId: demoMasterLogin.id, role: 'MASTER' }), {
      platformId,
      key: randomUUID(),
      kind: 'MAINTENANCE',
      title: 'Manutenção programada no domingo',
      body: 'Domingo, das 3h às 4h, relatórios e exportações ficam indisponíveis. As vendas não param.',
      needsAcknowledgement: false,
      isByMail: false,
    })
  })
}

async function addAccountsToReview(scope: Scope): Promise<void> {
  const bruna = await findUserByEmail(scope, 'bruna@demo.balcao.example')
  if (bruna?.document)
    await addBankAccount(asPerson(scope, { userId: bruna.id, role: 'SELLER' }), {
      kind: 'BANK_ACCOUNT',
      bankCode: '341',
      branch: '0712',
      account: '48213-6',
      accountType: 'CHECKING',
      holderDocument: bruna.document,
    })
  const otto = await findUserByEmail(scope, 'otto@demo.balcao.example')
  if (otto)
    await addBankAccount(asPerson(scope, { userId: otto.id, role: 'SELLER' }), {
      kind: 'PIX',
      pixKeyType: 'EMAIL',
      pixKey: 'financeiro@otto.example',
    })
}

/** Two buyers; the first has an answer already. */
async function askToBeForgotten(scope: Scope, admin: Caller): Promise<void> {
  const { tx, platformId } = scope
  const bought = await tx
    .selectDistinct({ email: orders.buyerEmail, name: orders.buyerName })
    .from(orders)
    .where(eq(orders.platformId, platformId))
    .orderBy(orders.buyerEmail)
    .limit(buyersWhoLeave)
  for (const [place, buyer] of bought.entries()) {
    const { userId } = await ensureCustomer(scope, buyer)
    const reason = place === 0 ? 'Não uso mais este e-mail.' : null
    await requestDeletion(asPerson(scope, { userId, role: 'CUSTOMER' }), { reason })
    const [request] = await tx
      .select({ id: deletionRequests.id })
      .from(deletionRequests)
      .where(eq(deletionRequests.userId, userId))
    if (place === 0 && request)
      await answerDeletion(admin, {
        requestId: request.id,
        answer: 'Excluímos carrinhos e lembretes. Os dados das compras são mantidos por obrigação legal.',
      })
  }
}

/** One notice to sellers without recent sales, one to all sellers in a few days. */
async function planNotices(admin: Caller): Promise<void> {
  const soon = addDays(dayInSaoPaulo(admin.now), 3)
  const wished = { days: 30, currency: 'BRL', isByMail: false } as const
  await planBroadcast(admin, {
    ...wished,
    audience: 'QUIET_FOR',
    title: 'Volte a vender',
    body: 'Veja no painel os produtos abertos a novos afiliados.',
    sendAt: null,
  })
  await planBroadcast(admin, {
    ...wished,
    audience: 'ALL',
    title: 'Saques no feriado',
    body: 'No feriado, saques aprovados são pagos no próximo dia útil.',
    sendAt: `${soon}T09:00`,
  })
}

/** The previous month, and the month before it. */
async function askForBooks(admin: Caller): Promise<void> {
  const thisMonth = `${dayInSaoPaulo(admin.now).slice(0, 7)}-01`
  for (const [months, format] of [
    [1, 'XLSX'],
    [2, 'CSV'],
  ] as const)
    await askAccountingExport(admin, {
      requestId: randomUUID(),
      format,
      fromDay: addMonths(thisMonth, -months),
      toDay: addDays(addMonths(thisMonth, 1 - months), -1),
      locale: 'PT_BR',
    })
}

/** A seller's server that is down: its deliveries are retried. */
async function connectServer(scope: Scope): Promise<void> {
  const bruna = await findUserByEmail(scope, 'bruna@demo.balcao.example')
  if (!bruna) return
  const seller = asPerson(scope, { userId: bruna.id, role: 'SELLER' })
  const { endpointId } = await createEndpoint(seller, {
    url: 'https://erp.bruna.example/balcao',
    description: 'ERP da escola',
    events: [...chosenEventTypes],
    productIds: null,
    reason: undefined,
  })
  for (const type of ['sale.approved', 'sale.refunded'] as const)
    await testEndpoint(seller, { endpointId, type })
}
