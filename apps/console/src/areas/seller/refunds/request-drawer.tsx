import { Banner } from '@balcao/ui/banner'
import { api } from '#api/client.ts'
import { Talk } from '#features/refund-talk/talk.tsx'
import { refundsCatalogue } from '#features/refunds/catalogue.ts'
import type { Request } from '#features/refunds/refunds-data.ts'
import { RequestBody } from '#features/refunds/request-body.tsx'
import { RequestHead } from '#features/refunds/request-head.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { sellerRefundsCatalogue } from './catalogue.ts'
import { RequestActions } from './request-actions.tsx'

/** One request: its right, deadline, messages, and possible answers. */
export function RequestDrawer(drawer: ListDrawer) {
  const { request: text, talk } = useMessages(refundsCatalogue)
  return (
    <RecordDrawer
      {...drawer}
      query={api.seller.refunds.getRequest.queryOptions({ requestId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ buyerName }) => buyerName}
      copy={({ protocol }) => ({ text: protocol, label: text.copyProtocol })}
      detail={(request) => <RequestHead request={request} viewer="SELLER" />}
      actions={(request) => request.state === 'WAITING_SELLER' && <RequestActions request={request} />}
    >
      {(request) => (
        <RequestBody
          request={request}
          viewer="SELLER"
          notice={<RightNotice {...request} />}
          talk={
            request.right !== 'UNRECOGNIZED' && (
              <Talk
                request={request}
                viewer="SELLER"
                text={talk}
                procedure={api.seller.refunds.writeMessage}
                invalidates={[api.seller.refunds.getRequest]}
              />
            )
          }
        />
      )}
    </RecordDrawer>
  )
}

function RightNotice({ state, right }: Request) {
  const text = useMessages(sellerRefundsCatalogue)
  if (state !== 'WAITING_SELLER') return null
  return (
    <Banner tone={right === 'LAW' ? 'info' : 'pending'}>
      {text.rightText[right]} {right !== 'UNRECOGNIZED' && text.request.silence}
    </Banner>
  )
}
