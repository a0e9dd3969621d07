import type { ProposalKind } from '#db/schema/proposals.ts'
import type { ProposalDefinition } from './define-proposal.ts'
import { adjustBalanceKind } from './kinds/adjust-balance.kind.ts'
import { changeAccountKind } from './kinds/change-account.kind.ts'
import { correctFeesKind } from './kinds/correct-fees.kind.ts'
import { giveAccessKind } from './kinds/give-access.kind.ts'
import { linkReceiverKind } from './kinds/link-receiver.kind.ts'
import { releaseReserveKind } from './kinds/release-reserve.kind.ts'
import { savePlanKind } from './kinds/save-plan.kind.ts'
import { saveRoutesKind } from './kinds/save-routes.kind.ts'
import { writeOffDebtKind } from './kinds/write-off-debt.kind.ts'

/**
 * Every kind that needs two people. A new kind is a row here; inbox, deadline and audit log follow from it.
 */
export const proposalKinds: Record<ProposalKind, ProposalDefinition> = {
  BALANCE_ADJUSTMENT: adjustBalanceKind,
  RESERVE_RELEASE: releaseReserveKind,
  DEBT_WRITE_OFF: writeOffDebtKind,
  FEE_CORRECTION: correctFeesKind,
  ACQUIRER_ACCOUNT: changeAccountKind,
  PAYMENT_ROUTES: saveRoutesKind,
  RECEIVER_LINK: linkReceiverKind,
  STAFF_ACCESS: giveAccessKind,
  PLATFORM_PLAN: savePlanKind,
}
