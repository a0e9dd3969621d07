import type { Recording } from './record-statements.ts'

/** How many statements were sent, beginnings and ends of transactions counted. */
export function statementsOf({ transactions }: Pick<Recording, 'transactions'>): number {
  const within = transactions.flat().reduce((sum, breath) => sum + breath.length, 0)
  return within + 2 * transactions.length
}
