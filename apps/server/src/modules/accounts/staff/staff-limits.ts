import type { Cents } from '@balcao/domain/money/money'
import type { User } from '#modules/accounts/users/user.ts'

/** Limits of a staff member's flags. Null for no limit. */
export type StaffLimits = {
  approvesMaxCents: Cents | null
  approvesAloneMaxCents: Cents | null
  /** Null for all sellers; otherwise the only ones that the person sees and works for. */
  sellerIds: string[] | null
}

export const noLimits: StaffLimits = { approvesMaxCents: null, approvesAloneMaxCents: null, sellerIds: null }

export function staffLimitsOf(user: User): StaffLimits {
  return {
    approvesMaxCents: user.staffApprovesMaxCents,
    approvesAloneMaxCents: user.staffApprovesAloneMaxCents,
    sellerIds: user.staffSellerIds,
  }
}

export function limitColumns({ approvesMaxCents, approvesAloneMaxCents, sellerIds }: StaffLimits) {
  return {
    staffApprovesMaxCents: approvesMaxCents,
    staffApprovesAloneMaxCents: approvesAloneMaxCents,
    staffSellerIds: sellerIds,
  }
}

/** Whether the outer limits allow all that the inner ones allow. */
export function isWithin(inner: StaffLimits, outer: StaffLimits): boolean {
  const { sellerIds } = outer
  return (
    isBelow(inner.approvesMaxCents, outer.approvesMaxCents) &&
    isBelow(inner.approvesAloneMaxCents, outer.approvesAloneMaxCents) &&
    (sellerIds === null || (inner.sellerIds?.every((id) => sellerIds.includes(id)) ?? false))
  )
}

function isBelow(inner: Cents | null, outer: Cents | null): boolean {
  return outer === null || (inner !== null && inner <= outer)
}
