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
import { refundDeskCatalogue } from './catalogue.ts'
import { MediationActions } from './mediation-actions.tsx'

/** One request with the statements of buyer and seller, and the platform's decision. */
export function MediationDrawer(drawer: ListDrawer) {
  const { request: text, talk } = useMessages(refundsCatalogue)
  return (
    <RecordDrawer
      {...drawer}
      query={api.admin.refunds.getRequest.queryOptions({ requestId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ buyerName }) => buyerName}
      copy={({ protocol }) => ({ text: protocol, label: text.copyProtocol })}
      detail={(request) => <RequestHead request={request} viewer="PLATFORM" />}
      actions={(request) =>
        (request.state === 'IN_MEDIATION' || request.state === 'WAITING_SELLER') && (
          <MediationActions request={request} />
        )
      }
    >
      {(request) => (
        <RequestBody
          request={request}
          viewer="PLATFORM"
          notice={<Standing {...request} />}
          talk={
            request.right !== 'UNRECOGNIZED' && (
              <Talk
                request={request}
                viewer="STAFF"
                text={talk}
                procedure={api.admin.refunds.writeMessage}
                invalidates={[api.admin.refunds.getRequest]}
              />
            )
          }
        />
      )}
    </RecordDrawer>
  )
}

function Standing({ state, right }: Request) {
  const text = useMessages(refundDeskCatalogue).mediation
  if (state !== 'IN_MEDIATION' && state !== 'WAITING_SELLER') return null
  return (
    <Banner tone={state === 'IN_MEDIATION' ? 'pending' : 'info'}>
      {text.right[right]} {right === 'UNRECOGNIZED' ? text.reported[state] : text.standing[state]}
    </Banner>
  )
}
