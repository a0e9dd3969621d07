import { api } from '#api/client.ts'
import { readError } from '#api/read-error.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { RowOutcome } from '#kit/list/list-declaration.ts'
import type { ReserveRow } from './reserve.ts'

/**
 * The `run` of a bulk action: one proposal for each seller and currency among the selected rows, with its
 * outcome for each of its rows.
 */
export function useProposeReleases() {
  const propose = useAction(api.admin.reserves.proposeRelease, {
    proven: true,
    invalidates: [api.admin.reserves, api.admin.approvals],
  })
  const proposeOne = async (lotIds: string[], reason: string): Promise<RowOutcome[]> => {
    try {
      await propose.run({ requestId: crypto.randomUUID(), lotIds, reason })
      return lotIds.map((id) => ({ id, outcome: 'done' }))
    } catch (error) {
      const { code } = readError(error)
      if (code === null) throw error
      return lotIds.map((id) => ({ id, outcome: code }))
    }
  }
  return async (
    _rowIds: string[],
    { reason }: { reason: string },
    rows: readonly ReserveRow[],
  ): Promise<RowOutcome[]> => {
    const groups = Object.values(Object.groupBy(rows, ({ person, currency }) => `${person.id} ${currency}`))
    const outcomes: RowOutcome[] = []
    for (const group of groups)
      if (group)
        outcomes.push(
          ...(await proposeOne(
            group.map(({ id }) => id),
            reason,
          )),
        )
    return outcomes
  }
}
