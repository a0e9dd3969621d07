import { and, eq, inArray } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { payments } from '#db/schema/payments.ts'
import { bankAccounts } from '#db/schema/payouts.ts'
import { listPapers } from '#modules/accounts/documents/list-papers.ts'
import type { Caller } from '#rpc/caller.ts'

/** Done, waiting for the platform, or waiting for the seller. */
export type ChecklistState = 'DONE' | 'WAITING' | 'TO_DO' | 'TO_FIX'

/** The steps of a newcomer up to the first sale. Each is computed from current data, so it completes itself. */
export async function getChecklist(caller: Caller) {
  const { session } = caller
  const [papers, accounts, hasProduct, hasSale] = await Promise.all([
    listPapers(caller, session.userId),
    statesOfAccounts(caller),
    hasAnyProduct(caller),
    hasAnySale(caller),
  ])
  const steps: { step: 'email' | 'documents' | 'bankAccount' | 'product' | 'sale'; state: ChecklistState }[] =
    [
      // Always done, because registration requires the code sent to the mailbox.
      { step: 'email', state: 'DONE' },
      { step: 'documents', state: documentsState[papers.stage] },
      { step: 'bankAccount', state: accountsState(accounts) },
      { step: 'product', state: hasProduct ? 'DONE' : 'TO_DO' },
      { step: 'sale', state: hasSale ? 'DONE' : 'TO_DO' },
    ]
  return { steps, isDone: steps.every(({ state }) => state === 'DONE') }
}

const documentsState = {
  TO_SEND: 'TO_DO',
  TO_FIX: 'TO_FIX',
  IN_REVIEW: 'WAITING',
  APPROVED: 'DONE',
} as const

async function statesOfAccounts({ tx, session }: Caller) {
  const rows = await tx
    .select({ state: bankAccounts.state })
    .from(bankAccounts)
    .where(eq(bankAccounts.userId, session.userId))
  return rows.map(({ state }) => state)
}

function accountsState(states: readonly string[]): ChecklistState {
  if (states.includes('VERIFIED')) return 'DONE'
  if (states.includes('IN_REVIEW')) return 'WAITING'
  return states.includes('REFUSED') ? 'TO_FIX' : 'TO_DO'
}

async function hasAnyProduct({ tx, session }: Caller): Promise<boolean> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.sellerId, session.userId))
    .limit(1)
  return rows.length > 0
}

async function hasAnySale({ tx, session }: Caller): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.sellerId, session.userId),
        inArray(payments.status, ['APPROVED', 'REFUNDED', 'CHARGEBACK']),
      ),
    )
    .limit(1)
  return rows.length > 0
}
