import { AppError } from '@balcao/domain/texts/app-error'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { managerContracts } from '#db/schema/partners.ts'
import { openEventStream } from '#kit/live/sse.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import { admit } from '#rpc/access.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope, type Scope } from '#scope.ts'

/**
 * Lifetime of a stream; the browser then opens the next, which is refused to a user who lost the session, a
 * permission or a seller.
 */
const lifetimeMs = 5 * 60_000
/** At most as long as the proof of a sign-on counts. */
const signedOnLifetimeMs = 30_000

/** Permissions that open a screen with rows of a table. The dashboard counts the queues of all these tables. */
const flagsOfTable: Readonly<Record<string, readonly AdminPermission[]>> = {
  abandoned_carts: [],
  affiliations: ['isUsersAvailable'],
  anticipations: ['isAntecipationsAvailable'],
  bank_accounts: ['isValidateBankAccountsAvailable'],
  charges: ['isChargesAvailable'],
  co_production_contracts: ['isUsersAvailable'],
  deletion_requests: ['isUsersAvailable'],
  disputes: ['isSalesAvailable'],
  mails: ['isSalesAvailable'],
  money_proposals: ['isWithdrawsAvailable', 'isSalesAvailable', 'isConfigAvailable'],
  payment_cases: ['isSalesAvailable'],
  payments: ['isSalesAvailable'],
  products: ['isProductsAvailable'],
  refund_messages: ['isSalesAvailable'],
  refund_requests: ['isSalesAvailable'],
  refunds: ['isSalesAvailable'],
  seller_documents: ['isValidateDocumentsAvailable', 'isUserDocumentsAvailable'],
  shipments: ['isSalesAvailable'],
  subscriptions: ['isSalesAvailable'],
  users: ['isUsersAvailable', 'isFunctionariesAvailable', 'isManagersAvailable'],
  withdrawals: [
    'isWithdrawsAvailable',
    'isWithdrawsManagerAvailable',
    'isWithdrawsRequestUsersAvailable',
    'isWithdrawsRequestManagersAvailable',
  ],
}

/**
 * Notifies an open console, without data, that something visible to it has changed: the console reads again with its
 * own rights. The database announces changes of every process (`app.tell_of_change` in wall.sql).
 */
export async function changes(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  server.get('/api/changes', async (request, reply) => {
    const found = await readSession(app, request.headers.cookie, request.platformId)
    const session = admit({ app, session: found }, { area: 'SIGNED_IN' })
    // Each read of a visit is logged, so none is made automatically.
    if (session.visit || session.role === 'MASTER') throw new AppError('permission_missing')
    const topics = await inScope(app, session.platformId, (scope) => topicsOf(scope, session))
    return openEventStream(request, reply, (stream) => {
      const unwatch = topics.map((topic) => app.live.watch(topic, () => stream.send('changed', null)))
      const end = setTimeout(stream.close, session.signOn ? signedOnLifetimeMs : lifetimeMs).unref()
      return () => {
        clearTimeout(end)
        for (const stop of unwatch) stop()
      }
    })
  })
}

async function topicsOf(scope: Scope, session: SessionUser): Promise<string[]> {
  const { platformId, userId, role } = session
  const persons = [userId, ...(await ownSellers(scope, session))]
  const isStaff = role === 'ADMIN' && !session.ownSellersOnly
  return [
    ...persons.map((person) => `person:${platformId}:${person}`),
    ...(isStaff ? tablesSeenBy(session).map((table) => `staff:${platformId}:${table}`) : []),
  ]
}

function tablesSeenBy({ permissions }: SessionUser): string[] {
  const all = Object.keys(flagsOfTable)
  if (permissions.includes('isDashboardAvailable')) return all
  return all.filter((table) => flagsOfTable[table]?.some((flag) => permissions.includes(flag)))
}

/** The sellers in a user's care: a manager's portfolio, or the sellers of limited staff. */
async function ownSellers({ tx }: Scope, { userId, role, ownSellersOnly }: SessionUser): Promise<string[]> {
  if (role === 'MANAGER') {
    const contracts = await tx
      .selectDistinct({ sellerId: managerContracts.sellerId })
      .from(managerContracts)
      .where(and(eq(managerContracts.managerId, userId), eq(managerContracts.state, 'ACTIVE')))
    return contracts.map(({ sellerId }) => sellerId)
  }
  if (!ownSellersOnly) return []
  const [member] = await tx.select({ sellers: users.staffSellerIds }).from(users).where(eq(users.id, userId))
  return member?.sellers ?? []
}
