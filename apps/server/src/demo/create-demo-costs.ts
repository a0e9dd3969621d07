import { paymentMethods } from '@balcao/domain/vocabulary'
import { saveAcquirerCosts } from '#modules/acquirers/costs/save-acquirer-costs.ts'
import { listAccountNames } from '#modules/acquirers/list-account-names.ts'
import type { Scope } from '#scope.ts'
import { asPerson } from './as-person.ts'

const rows = {
  PIX: [{ fromInstallments: 1, basisPoints: 90, fixedCents: 0 }],
  CREDIT_CARD: [
    { fromInstallments: 1, basisPoints: 290, fixedCents: 20 },
    { fromInstallments: 2, basisPoints: 340, fixedCents: 20 },
  ],
  BILLET: [{ fromInstallments: 1, basisPoints: 0, fixedCents: 189 }],
}

/** Costs of the demo's acquirers, so that its sales have a margin. */
export async function createDemoCosts(scope: Scope, { id: userId }: { id: string }): Promise<void> {
  const caller = asPerson(scope, { userId, role: 'ADMIN' })
  for (const { id: accountId } of await listAccountNames(scope))
    for (const method of paymentMethods)
      await saveAcquirerCosts(caller, { accountId, method, currency: 'BRL', rows: rows[method] })
}
