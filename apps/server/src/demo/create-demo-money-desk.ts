import { and, eq, like } from 'drizzle-orm'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { noteDebt } from '#modules/ledger/debts/note-debt.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { listReserves } from '#modules/ledger/reserves/list-reserves.ts'
import { saveFeePlan } from '#modules/platforms/prices/save-fee-plan.ts'
import { approveProposal } from '#modules/proposals/approve-proposal.ts'
import { getProposal } from '#modules/proposals/get-proposal.ts'
import { propose } from '#modules/proposals/propose.ts'
import { inScope, type Scope } from '#scope.ts'
import { asPerson } from './as-person.ts'
import { demoLogins } from './demo-identity.ts'

const requestIds = {
  debit: '0d3a0000-0000-4000-8000-00000000d001',
  credit: '0d3a0000-0000-4000-8000-00000000d002',
  release: '0d3a0000-0000-4000-8000-00000000d003',
} as const

const releaseDays = { PIX: 0, CREDIT_CARD: 14, BILLET: 2 } as const

/** A reserve of a tenth for a month for this seller: a seller who ships parcels has more refunds. */
export async function keepDemoReserves(scope: Scope, { id: sellerId }: { id: string }): Promise<void> {
  const chief = asPerson(scope, { userId: await personAt(scope, demoLogins[1].email), role: 'ADMIN' })
  for (const method of ['PIX', 'CREDIT_CARD', 'BILLET'] as const)
    await saveFeePlan(chief, {
      sellerId,
      method,
      basisPoints: 599,
      fixedFees: { BRL: 249, USD: 49, EUR: 49, MXN: 900 },
      releaseDays: releaseDays[method],
      reserveBasisPoints: 1_000,
      reserveDays: 30,
      feePolicy: 'KEEP_FIXED',
      disputeFees: {},
    })
}

/**
 * Proposals for a second staff member of the demo, and a debtor from whom two people took back a double payment.
 */
export async function createDemoMoneyDesk(app: App, platformId: string): Promise<void> {
  await inScope(app, platformId, async (scope) => {
    const finance = asPerson(scope, { userId: await personAt(scope, 'equipe-finance@%'), role: 'ADMIN' })
    const chief = asPerson(scope, { userId: await personAt(scope, demoLogins[1].email), role: 'ADMIN' })
    const owner = (userId: string) => ({ userId, purse: 'user', currency: 'BRL' }) as const
    const marina = await personAt(scope, demoLogins[0].email)
    await propose(finance, 'BALANCE_ADJUSTMENT', {
      ...owner(marina),
      requestId: requestIds.credit,
      amountCents: 4_990,
      reason: 'Taxa de saque cobrada duas vezes no dia 3.',
    })
    const julia = await findPersonAt(scope, 'julia@%')
    if (julia === undefined) return
    const { availableCents, pendingCents, reserveCents } = await getBalance(scope, julia)
    const { proposalId } = await propose(finance, 'BALANCE_ADJUSTMENT', {
      ...owner(julia),
      requestId: requestIds.debit,
      // More than all of her money, including pending money: the rest becomes a debt.
      amountCents: -(availableCents + pendingCents + reserveCents + 18_000),
      reason: 'Comissão paga em duplicidade.',
    })
    const { seen, state } = await getProposal(chief, { proposalId })
    if (state !== 'OPEN') return
    await approveProposal(chief, { proposalId, seen })
    const note = 'Combinado por telefone: as próximas comissões cobrem o valor.'
    if ((await getBalance(scope, julia)).debtCents > 0)
      await noteDebt(finance, { userId: julia, currency: 'BRL', stage: 'AGREEMENT', note })
    await proposeRelease(finance)
  })
}

/** The reserve with the earliest release, of a good seller. */
async function proposeRelease(finance: ReturnType<typeof asPerson>): Promise<void> {
  const { rows } = await listReserves(finance, { standing: 'RETAINED', limit: 1 })
  const [reserve] = rows
  if (reserve)
    await propose(finance, 'RESERVE_RELEASE', {
      requestId: requestIds.release,
      lotIds: [reserve.id],
      reason: 'Nenhuma disputa em três meses.',
    })
}

async function personAt(scope: Scope, email: string): Promise<string> {
  const id = await findPersonAt(scope, email)
  if (id === undefined) throw new Error(`Nobody of the demo has the address ${email}`)
  return id
}

async function findPersonAt({ tx, platformId }: Scope, email: string): Promise<string | undefined> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.platformId, platformId), like(users.email, email)))
  return person?.id
}
