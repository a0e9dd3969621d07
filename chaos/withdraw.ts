import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { approvedPapers } from '@balcao/server/demo/a-document'
import { aPerson } from '@balcao/server/demo/a-person'
import { aBankAccount, giveMoney } from '@balcao/server/demo/a-withdrawal'
import type { SeededRandom } from '@balcao/server/demo/seeded-random'
import { approveWithdrawal } from '@balcao/server/modules/payouts/withdrawals/deciding/approve-withdrawal'
import { getWithdrawal } from '@balcao/server/modules/payouts/withdrawals/get-withdrawal'
import { requestWithdrawal } from '@balcao/server/modules/payouts/withdrawals/request-withdrawal'
import { asStaff } from '@balcao/server/modules/payouts/withdrawals/withdrawal-viewer'
import { inScope } from '@balcao/server/scope'
import { callAs } from '@balcao/server/test/call-as'
import type { Plan } from './plan.ts'
import { untilDone } from './until-done.ts'
import type { World } from './world.ts'

/** These people never log in, and a real password takes long to hash. */
const passwordHash = 'nobody logs in'
const purse = 'user'
const fortuneCents = 100_000_000

type Call = ReturnType<typeof callAs>

/** People request withdrawals, and two of the staff approve each at once, both with a double click. */
export async function withdraw(world: World, plan: Plan, random: SeededRandom): Promise<string[]> {
  if (plan.withdrawals === 0) return []
  const staff = await Promise.all([aCashier(world), aCashier(world)])
  const asked: string[] = []
  let begun = 0
  const payees = Array.from({ length: plan.payees }, async () => {
    const payee = await aPayee(world)
    while (begun < plan.withdrawals) {
      begun += 1
      const input = {
        requestId: randomUUID(),
        bankAccountId: payee.bankAccountId,
        amountCents: 1_000 + random.below(9_000),
        shownFeeCents: 199,
      }
      const { withdrawalId } = await untilDone(() => payee.call(requestWithdrawal, input))
      await Promise.all(
        staff.flatMap((cashier) => [approve(cashier, withdrawalId), approve(cashier, withdrawalId)]),
      )
      asked.push(withdrawalId)
    }
  })
  await Promise.all(payees)
  return asked
}

async function aPayee({
  app,
  platformId,
  payoutAccountId,
}: World): Promise<{ call: Call; bankAccountId: string }> {
  return untilDone(() =>
    inScope(app, platformId, async (scope) => {
      const { id: userId } = await aPerson(scope, { passwordHash })
      await approvedPapers(scope, userId)
      const { id: bankAccountId } = await aBankAccount(scope, { userId })
      await giveMoney(scope, { userId, purse, amountCents: fortuneCents, providerAccountId: payoutAccountId })
      return { bankAccountId, call: callAs({ app, platformId }, { userId, role: 'SELLER' }) }
    }),
  )
}

async function aCashier({ app, platformId }: World): Promise<Call> {
  const { id: userId } = await untilDone(() =>
    inScope(app, platformId, (scope) => aPerson(scope, { roles: ['ADMIN'], passwordHash })),
  )
  return callAs({ app, platformId }, { userId, role: 'ADMIN' })
}

/** Approves a withdrawal. The second click and the second person are refused, because the withdrawal has changed. */
async function approve(call: Call, withdrawalId: string): Promise<void> {
  await untilDone(async () => {
    const { staff } = await call(
      (caller, input: { withdrawalId: string }) => getWithdrawal(asStaff(caller, purse), input),
      {
        withdrawalId,
      },
    )
    await call(
      (caller, input: { withdrawalId: string; seen: string }) => approveWithdrawal(caller, purse, input),
      { withdrawalId, seen: staff?.seen ?? '' },
    )
  }).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'record_changed')) throw error
  })
}
