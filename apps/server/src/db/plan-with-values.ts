import { sql } from 'drizzle-orm'
import { defineStatement, type Inputs } from './define-statement.ts'
import type { Transaction } from './transaction.ts'

/**
 * Later statements of this transaction are planned with their values each time. From its sixth run on, PostgreSQL may
 * plan a statement without them, and expects as many sales of a seller, and in a period, as of any other: it then read
 * all sales of a large seller for those of a month. For sums, which take longer than their plans.
 */
export function planWithValues(tx: Transaction): void {
  tx.later(setMode(tx, { mode: 'force_custom_plan' }))
}

const setMode = defineStatement(
  (_db, given: Inputs<{ mode: string }>) => sql`select set_config('plan_cache_mode', ${given.mode}, true)`,
)
