import type { Recording } from './record-statements.ts'

/** Number of statements, including begin and commit of transactions. */
export function statementsOf({ transactions }: Pick<Recording, 'transactions'>): number {
  const within = transactions.flat().reduce((sum, breath) => sum + breath.length, 0)
  return within + 2 * transactions.length
}
