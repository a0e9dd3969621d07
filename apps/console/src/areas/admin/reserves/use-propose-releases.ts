import { useRef } from 'react'
import { api } from '../../../api/client.ts'
import { readError } from '../../../api/read-error.ts'
import { useAction } from '../../../kit/action/use-action.ts'
import type { RowOutcome } from '../../../kit/list/list-declaration.ts'
import type { ReserveRow } from './reserve.ts'

/** The `run` of a bulk action: one proposal for each seller and currency among the marked rows, and its outcome for each of its rows. */
export function useProposeReleases() {
  const seen = useRef(new Map<string, ReserveRow>())
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
  return {
    /** The rows that may be marked later. */
    remember: (row: ReserveRow) => seen.current.set(row.id, row),
    run: async (rowIds: string[], { reason }: { reason: string }): Promise<RowOutcome[]> => {
      const ownerOf = (id: string) => `${seen.current.get(id)?.person.id} ${seen.current.get(id)?.currency}`
      const groups = Object.values(Object.groupBy(rowIds, ownerOf)).filter((ids) => ids !== undefined)
      const outcomes: RowOutcome[] = []
      for (const ids of groups) outcomes.push(...(await proposeOne(ids, reason)))
      return outcomes
    },
  }
}
