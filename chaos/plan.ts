import { parseArgs } from 'node:util'

/** Amount of work, faults during it, and their rates. Shares are between 0 and 1. */
export type Plan = {
  seed: number
  purchases: number
  buyersAtOnce: number
  /** Share of the paid sales that are refunded, in full or in part. */
  refunded: number
  /** Subscriptions whose renewal falls into the storm. */
  renewals: number
  withdrawals: number
  /** People who withdraw money, each one withdrawal after the other. */
  payees: number
  /** The acquirer executes the call, and its answer never arrives. */
  silence: number
  /** The acquirer executes the call, and the connection is reset in the middle of the answer. */
  reset: number
  /** The acquirer executes the call, and answers with an error. */
  errorAfter: number
  duplicated: number
  reordered: number
  lost: number
  /**
   * Kills and restarts by time, or by number of sales, which has the same effect on slow and fast machines. Zero for
   * never.
   */
  killEverySeconds: number
  restartEverySeconds: number
  killEveryPurchases: number
  restartEveryPurchases: number
  /** Sales go on until the database was lost this often. */
  leastRestarts: number
}

/** The run that the product promises to survive. */
export const headline: Plan = {
  seed: 42,
  purchases: 10_000,
  buyersAtOnce: 24,
  refunded: 0.1,
  renewals: 500,
  withdrawals: 5_000,
  payees: 24,
  silence: 0.05,
  reset: 0.03,
  errorAfter: 0.02,
  duplicated: 0.2,
  reordered: 0.1,
  lost: 0.05,
  killEverySeconds: 10,
  restartEverySeconds: 60,
  killEveryPurchases: 0,
  restartEveryPurchases: 0,
  leastRestarts: 0,
}

/**
 * The same in two or three minutes: every fault occurs at least once. A killed process costs as much time as
 * a hundred purchases.
 */
export const small: Plan = {
  ...headline,
  purchases: 300,
  renewals: 20,
  withdrawals: 60,
  payees: 8,
  killEverySeconds: 0,
  restartEverySeconds: 0,
  killEveryPurchases: 100,
  restartEveryPurchases: 150,
}

export function readPlan(args: string[]): Plan {
  const options = Object.fromEntries(
    Object.entries(headline).map(([name, value]) => [
      kebab(name),
      { type: 'string' as const, default: String(value) },
    ]),
  )
  const { values } = parseArgs({ args, options })
  const plan = { ...headline }
  for (const name of Object.keys(headline) as (keyof Plan)[]) {
    const number = Number(values[kebab(name)])
    if (!Number.isFinite(number) || number < 0) throw new Error(`--${kebab(name)} must be a number`)
    plan[name] = number
  }
  return plan
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
