import { AppError } from '@balcao/domain/texts/app-error'
import { and, arrayContains, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { adjustBalance } from '#modules/ledger/adjust-balance.ts'
import { defineProposal } from '#modules/proposals/define-proposal.ts'
import { adjustmentTerms } from '#modules/proposals/proposal.input.ts'

/** Moves money of the platform into a balance, or out of it. */
export const adjustBalanceKind = defineProposal({
  terms: adjustmentTerms,
  async weigh({ tx }, { userId, purse, currency, amountCents }) {
    const role = purse === 'manager' ? 'MANAGER' : 'SELLER'
    const [owner] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), arrayContains(users.roles, [role])))
    if (!owner) throw new AppError('not_found', { field: 'userId' })
    return { subject: `${purse}:${userId}:${currency}`, userId, purse, currency, amountCents }
  },
  carryOut: (scope, { userId, purse, currency, amountCents }, { key, subject }) =>
    adjustBalance(scope, {
      rule: 'balance.adjusted',
      key,
      owner: { userId, purse },
      currency,
      amountCents,
      subject,
    }),
})
