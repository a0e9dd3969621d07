import type { Cents } from '@balcao/domain/money/money'
import { periodsOf } from '@balcao/domain/options/date-ranges'
import { type Currency, currencies } from '@balcao/domain/vocabulary'
import { inArray } from 'drizzle-orm'
import { planWithValues } from '#db/plan-with-values.ts'
import { ledgerAccounts } from '#db/schema/ledger.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { asEarningManager, asManager, type SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import { figureSums, saleEvent, saleEvents } from '#modules/reports/figures/sale-events.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * Sales of thirty days in a manager's care, the manager's earnings, and the balance available now; by
 * currency.
 */
export type ManagerFigures = {
  currency: Currency
  soldCents: Cents
  earnedCents: Cents
  availableCents: Cents
}

export async function readManagerFigures(
  caller: Caller,
  managerIds: string[],
): Promise<(managerId: string) => ManagerFigures[]> {
  if (managerIds.length === 0) return () => []
  const [sales, purses] = await Promise.all([
    readSales(caller, managerIds),
    caller.tx
      .select({
        code: ledgerAccounts.code,
        currency: ledgerAccounts.currency,
        balanceCents: ledgerAccounts.balanceCents,
      })
      .from(ledgerAccounts)
      .where(
        inArray(
          ledgerAccounts.code,
          managerIds.map((id) => accounts.available(id, 'manager')),
        ),
      ),
  ])
  return (managerId) =>
    currencies.flatMap((currency) => {
      const sale = sales.find((row) => row.managerId === managerId && row.currency === currency)
      const purse = purses.find(
        (row) => row.code === accounts.available(managerId, 'manager') && row.currency === currency,
      )
      if (!sale && !purse) return []
      return [
        {
          currency,
          soldCents: sale?.soldCents ?? 0,
          earnedCents: sale?.earnedCents ?? 0,
          availableCents: 0 - (purse?.balanceCents ?? 0),
        },
      ]
    })
}

/** Read through the same figures that each manager sees. */
async function readSales(caller: Caller, managerIds: string[]) {
  const { current } = periodsOf('30', caller.now)
  planWithValues(caller.tx)
  const sums = await Promise.all(
    managerIds.map(async (managerId) => {
      const manager = { ...caller, session: { ...caller.session, userId: managerId } }
      const byCurrency = (viewer: SaleViewer) =>
        caller.tx
          .with(saleEvents(viewer, [current]))
          .select({
            currency: saleEvent.currency,
            grossCents: figureSums.grossCents,
            netCents: figureSums.netCents,
          })
          .from(saleEvent)
          .groupBy(saleEvent.currency)
      const [sold, earned] = await Promise.all([
        byCurrency(asManager(manager)),
        byCurrency(asEarningManager(manager)),
      ])
      return sold.map(({ currency, grossCents }) => ({
        managerId,
        currency,
        soldCents: grossCents,
        earnedCents: earned.find((row) => row.currency === currency)?.netCents ?? 0,
      }))
    }),
  )
  return sums.flat()
}
