import { adminPermissions } from '@balcao/domain/vocabulary'
import { aPerson } from '#demo/a-person.ts'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import { approveWithdrawal } from '#modules/payouts/withdrawals/deciding/approve-withdrawal.ts'
import { proveWithdrawal } from '#modules/payouts/withdrawals/deciding/prove-withdrawal.ts'
import { refuseWithdrawal } from '#modules/payouts/withdrawals/deciding/refuse-withdrawal.ts'
import { retryWithdrawal } from '#modules/payouts/withdrawals/deciding/retry-withdrawal.ts'
import { getWithdrawal } from '#modules/payouts/withdrawals/get-withdrawal.ts'
import { asStaff } from '#modules/payouts/withdrawals/withdrawal-viewer.ts'
import { inScope } from '#scope.ts'
import { callAs } from './call-as.ts'
import type { TestApp } from './test-app.ts'

export type Cashier = Awaited<ReturnType<typeof aCashier>>

/** A staff member who decides on withdrawals. */
export async function aCashier(
  world: TestApp,
  { platformId = world.platformId, purse = 'user' }: { platformId?: string; purse?: Purse } = {},
) {
  const { id } = await inScope(world.app, platformId, (scope) =>
    aPerson(scope, {
      roles: ['ADMIN'],
      permissions: [...adminPermissions],
      passwordHash: 'nobody logs in',
    }),
  )
  const call = callAs(
    { app: world.app, platformId },
    { userId: id, role: 'ADMIN', permissions: [...adminPermissions] },
  )
  const look = (withdrawalId: string) =>
    call((caller, input: { withdrawalId: string }) => getWithdrawal(asStaff(caller, purse), input), {
      withdrawalId,
    })
  const seenOf = async (withdrawalId: string) => (await look(withdrawalId)).staff?.seen ?? ''
  return {
    id,
    call,
    look,
    seenOf,
    approve: async (withdrawalId: string, seen?: string) =>
      call(
        (caller, input: { withdrawalId: string; seen: string }) => approveWithdrawal(caller, purse, input),
        {
          withdrawalId,
          seen: seen ?? (await seenOf(withdrawalId)),
        },
      ),
    refuse: (withdrawalId: string) =>
      call(
        (caller, input: { withdrawalId: string; reason: string }) => refuseWithdrawal(caller, purse, input),
        { withdrawalId, reason: 'Documento vencido' },
      ),
    retry: (withdrawalId: string) =>
      call((caller, input: { withdrawalId: string }) => retryWithdrawal(caller, purse, input), {
        withdrawalId,
      }),
    prove: async (withdrawalId: string, outcome: 'PAID' | 'UNPAID') => {
      const seen = await seenOf(withdrawalId)
      const input = { withdrawalId, seen, outcome, reason: 'Conferido no extrato' } as const
      return call((caller, given: typeof input) => proveWithdrawal(caller, purse, given), input)
    },
  }
}
