import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { readError } from '#api/read-error.ts'
import { useRunProven } from '#kit/action/step-up.tsx'
import { type Invalidated, useInvalidate } from '#kit/action/use-invalidate.ts'
import type { RowOutcome } from './list-declaration.ts'

type EachRowOptions<Input, Row> = {
  /** `row` has the values that it had when it was selected. */
  toInput: (rowId: string, answer: { reason: string }, row: Row) => Input
  /** Asks for the password or a code, once for all rows, when the server requires a fresh proof. */
  proven?: boolean
  /** Queries to refetch once all have answered. */
  invalidates: readonly Invalidated[]
}

/**
 * The `run` of a bulk action: a procedure for one row, called for each. The calls are batched in one request,
 * and each row has its own outcome.
 */
export function useEachRow<Input, Output, Row extends object = object>(
  procedure: {
    '~types': { input: Input; output: Output }
    mutationOptions: () => UseMutationOptions<Output, never, Input>
  },
  { toInput, proven = false, invalidates }: EachRowOptions<Input, Row>,
): (rowIds: readonly string[], answer: { reason: string }, rows: readonly Row[]) => Promise<RowOutcome[]> {
  const invalidate = useInvalidate()
  const runProven = useRunProven()
  const { mutateAsync } = useMutation(
    procedure.mutationOptions() as UseMutationOptions<Output, unknown, Input>,
  )
  const runOne = async (id: string, answer: { reason: string }, row: Row): Promise<RowOutcome> => {
    try {
      const once = () => mutateAsync(toInput(id, answer, row))
      await (proven ? runProven(once) : once())
      return { id, outcome: 'done' }
    } catch (error) {
      const { code } = readError(error)
      // Without an answer from the server the outcome of the row is unknown.
      if (code === null) throw error
      return { id, outcome: code }
    }
  }
  return async (rowIds, answer, rows) => {
    const outcomes = await Promise.all(rows.map((row, place) => runOne(rowIds[place] ?? '', answer, row)))
    await invalidate(invalidates)
    return outcomes
  }
}
