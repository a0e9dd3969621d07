import { randomUUID } from 'node:crypto'
import type { Cents } from '@balcao/domain/money/money'
import type { Role } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { bankAccounts, withdrawals } from '#db/schema/payouts.ts'
import { approvedPapers } from '#demo/a-document.ts'
import { aPerson, type DemoPerson } from '#demo/a-person.ts'
import { giveMoney } from '#demo/a-withdrawal.ts'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import { type Balance, getBalance } from '#modules/ledger/get-balance.ts'
import { addBankAccount } from '#modules/payouts/bank-accounts/add-bank-account.ts'
import { requestWithdrawal } from '#modules/payouts/withdrawals/request-withdrawal.ts'
import type { Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import { inScope, type Scope } from '#scope.ts'
import { callAs } from './call-as.ts'
import type { TestApp } from './test-app.ts'

export type PayeeWishes = {
  availableCents?: Cents
  role?: Extract<Role, 'SELLER' | 'MANAGER'>
  /** Another tenant than the world's own. */
  platformId?: string
  /** Approved documents, by default. */
  hasPapers?: boolean
}

export type Payee = Awaited<ReturnType<typeof aPayee>>

/** Not a hash: hashing is slow, and these people never log in. */
const passwordHash = 'nobody logs in'
const document = '52998224725'

/** A person with money to withdraw and a Pix key of their own. */
export async function aPayee(world: TestApp, wishes: PayeeWishes = {}) {
  const { app } = world
  const {
    availableCents = 100_000,
    role = 'SELLER',
    platformId = world.platformId,
    hasPapers = true,
  } = wishes
  const purse: Purse = role === 'MANAGER' ? 'manager' : 'user'
  const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(app, platformId, work)
  const person: DemoPerson = await within(async (scope) => {
    const made = await aPerson(scope, { roles: [role], document, passwordHash })
    if (role === 'SELLER' && hasPapers) await approvedPapers(scope, made.id)
    return made
  })
  const call = callAs({ app, platformId }, { userId: person.id, role })
  const { bankAccountId } = await call(addBankAccount, { kind: 'PIX', pixKeyType: 'CPF', pixKey: document })
  if (availableCents > 0)
    await within((scope) =>
      giveMoney(scope, {
        userId: person.id,
        purse,
        amountCents: availableCents,
        providerAccountId: world.account.id,
      }),
    )
  return {
    ...person,
    purse,
    platformId,
    bankAccountId,
    call,
    request: async (amountCents: Cents, requestId = randomUUID()): Promise<string> =>
      (await call(requestWithdrawal, { requestId, bankAccountId, amountCents, shownFeeCents: 1_000 }))
        .withdrawalId,
    balance: (): Promise<Balance> => within((scope) => getBalance(scope, person.id, 'BRL', purse)),
    accountState: async () => {
      const [account] = await within(({ tx }) =>
        tx.select().from(bankAccounts).where(eq(bankAccounts.id, bankAccountId)),
      )
      return account?.state
    },
  }
}

export async function readWithdrawal(
  { app }: TestApp,
  platformId: string,
  withdrawalId: string,
): Promise<Withdrawal> {
  const [found] = await inScope(app, platformId, ({ tx }) =>
    tx.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId)),
  )
  if (!found) throw new Error('No such withdrawal')
  return found
}
