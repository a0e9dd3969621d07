import type { staffLimitsInput } from '@balcao/server/modules/accounts/staff/staff.input'
import type { z } from 'zod'
import type { StaffMember } from './staff.ts'

/** The limits as their form holds them: a separate switch says whether there is a list of sellers. */
export type LimitsForm = {
  userId: string
  version: number
  approvesMaxCents: number | null
  approvesAloneMaxCents: number | null
  ownSellersOnly: boolean
  sellerIds: string[]
  reason: string
}

type Limited = Pick<StaffMember, 'id' | 'version' | 'limits'>

export function limitsFormOf({ id, version, limits }: Limited): LimitsForm {
  const { sellers, ...amounts } = limits
  return {
    userId: id,
    version,
    ...amounts,
    ownSellersOnly: sellers !== null,
    sellerIds: (sellers ?? []).map((seller) => seller.id),
    reason: '',
  }
}

export function limitsOf({
  ownSellersOnly,
  sellerIds,
  ...limits
}: LimitsForm): z.input<typeof staffLimitsInput> {
  return { ...limits, sellerIds: ownSellersOnly ? sellerIds : null }
}
