import { addBankAccount } from '../modules/payouts/bank-accounts/add-bank-account.ts'
import type { Scope } from '../scope.ts'
import type { DemoPerson } from './a-person.ts'
import { anAnticipationPlan } from './an-anticipation.ts'
import { demoCaller } from './demo-caller.ts'

/** What a seller needs to take money out of the demo: a Pix key of their own, and a platform that buys sales before their date. */
export async function createDemoMoney(scope: Scope, { id, document }: DemoPerson): Promise<void> {
  await anAnticipationPlan(scope, { minCents: 10_000, limitBasisPoints: 8_000 })
  if (document === null) return
  const caller = demoCaller(scope, { userId: id, role: 'SELLER' })
  await addBankAccount(caller, { kind: 'PIX', pixKeyType: 'CNPJ', pixKey: document })
}
