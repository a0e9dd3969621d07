import { Button } from '@balcao/ui/button'
import { Download } from 'lucide-react'
import { api } from '#api/client.ts'
import { refundsCatalogue } from '#features/refunds/catalogue.ts'
import { DisputeBody } from '#features/refunds/dispute-body.tsx'
import { DisputeHead } from '#features/refunds/dispute-head.tsx'
import type { Dispute } from '#features/refunds/refunds-data.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { refundDeskCatalogue } from './catalogue.ts'
import { DisputeActions } from './dispute-actions.tsx'

/** One dispute: the defence with its files for the bank, and the bank's answer. */
export function DisputeDrawer(drawer: ListDrawer) {
  const text = useMessages(refundsCatalogue).dispute
  return (
    <RecordDrawer
      {...drawer}
      query={api.admin.disputes.get.queryOptions({ disputeId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ buyerName }) => buyerName}
      copy={({ orderCode }) => ({ text: orderCode, label: text.copyOrder })}
      detail={(dispute) => <DisputeHead dispute={dispute} viewer="PLATFORM" />}
      actions={(dispute) => <DisputeActions dispute={dispute} />}
    >
      {(dispute) => <DisputeBody dispute={dispute} viewer="PLATFORM" files={<Files {...dispute} />} />}
    </RecordDrawer>
  )
}

/** Each opening is in the audit log: a file may show a buyer's data. */
function Files({ disputeId, files }: Dispute) {
  const text = useMessages(refundDeskCatalogue).dispute
  const read = useAction(api.admin.disputes.readFile, { done: ({ url }) => window.location.assign(url) })
  if (files.length === 0) return <p className="text-muted text-sm">{text.noFiles}</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map(({ fileKey }, place) => (
        <li key={fileKey}>
          <Button icon={<Download />} onClick={() => read.start({ disputeId, fileKey })}>
            {text.file(place + 1)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
