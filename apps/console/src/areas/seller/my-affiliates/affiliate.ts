import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type AffiliateRow = inferOutput<typeof api.seller.affiliates.list>['rows'][number]
export type AffiliateMove = inferInput<typeof api.seller.affiliates.move>['move']

type MoveLook = { move: AffiliateMove; isDangerous: boolean; needsReason: boolean }

const plain = (move: AffiliateMove): MoveLook => ({ move, isDangerous: false, needsReason: false })
const ending = (move: AffiliateMove): MoveLook => ({ move, isDangerous: true, needsReason: true })

/** Actions of a product's owner on an affiliate in their present state. */
export function affiliateMoves({ status }: Pick<AffiliateRow, 'status'>): MoveLook[] {
  switch (status) {
    case 'REQUESTED':
      return [plain('approve'), ending('refuse'), ending('block')]
    case 'ACTIVE':
      return [plain('pause'), ending('end'), ending('block')]
    case 'PAUSED':
      return [plain('resume'), ending('end'), ending('block')]
    case 'REFUSED':
      return [plain('approve')]
    default:
      return []
  }
}
