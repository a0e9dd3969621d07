import { api } from '#api/client.ts'
import { refundsCatalogue } from '#features/refunds/catalogue.ts'
import { DisputeBody } from '#features/refunds/dispute-body.tsx'
import { DisputeHead } from '#features/refunds/dispute-head.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { DisputeActions } from './dispute-actions.tsx'

/** One dispute: the bank's claim, its deadline, and the defence. */
export function DisputeDrawer(drawer: ListDrawer) {
  const text = useMessages(refundsCatalogue).dispute
  return (
    <RecordDrawer
      {...drawer}
      query={api.seller.disputes.get.queryOptions({ disputeId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ buyerName }) => buyerName}
      detail={(dispute) => <DisputeHead dispute={dispute} viewer="SELLER" />}
      actions={(dispute) =>
        (dispute.state === 'OPEN' || dispute.state === 'DEFENDED') && <DisputeActions dispute={dispute} />
      }
    >
      {(dispute) => <DisputeBody dispute={dispute} viewer="SELLER" />}
    </RecordDrawer>
  )
}
