import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { DescriptionList } from '@balcao/ui/description-list'
import { StatusBadge } from '@balcao/ui/status-badge'
import { Download } from 'lucide-react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { type AccountingExport, exportTones, waitingRefreshMs } from './accounting-export.ts'
import { accountingCatalogue } from './catalogue.ts'
import { TotalsCheck } from './totals-check.tsx'
import { useDownload } from './use-download.ts'

export function AccountingDrawer(drawer: ListDrawer) {
  const text = useMessages(accountingCatalogue)
  const format = useFormat()
  const download = useDownload()
  return (
    <RecordDrawer
      {...drawer}
      query={{
        ...api.admin.accounting.get.queryOptions({ exportId: drawer.rowId }),
        askAgainAfter: ({ state }) => state === 'WAITING' && waitingRefreshMs,
      }}
      loadingTitle={text.drawer.loading}
      title={({ fromDay, toDay }) => text.period(format.date(fromDay), format.date(toDay))}
      detail={({ format: kind, state }) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-muted">{kind}</span>
          <StatusBadge tone={exportTones[state]}>{text.state[state]}</StatusBadge>
        </div>
      )}
      actions={({ id: exportId, state }) =>
        state === 'READY' && (
          <Button
            variant="primary"
            icon={<Download />}
            isBusy={download.isBusy}
            onClick={() => download.start({ exportId })}
          >
            {text.download}
          </Button>
        )
      }
    >
      {(file) => (
        <div className="grid gap-6">
          {file.state === 'WAITING' && <Banner tone="info">{text.drawer.waiting}</Banner>}
          {file.state === 'FAILED' && <Banner tone="negative">{text.drawer.failed}</Banner>}
          {file.state !== 'WAITING' && <TotalsCheck file={file} />}
          <FileFacts file={file} />
        </div>
      )}
    </RecordDrawer>
  )
}

function FileFacts({ file }: { file: AccountingExport }) {
  const { drawer: text } = useMessages(accountingCatalogue)
  const format = useFormat()
  const { requesterName, requestedAt, readyAt, rowsCount, sizeBytes, sha256 } = file
  const facts = [
    { id: 'requester', term: text.requester, value: requesterName },
    { id: 'requested', term: text.requested, value: format.longDateTime(requestedAt) },
    { id: 'ready', term: text.ready, value: readyAt && format.longDateTime(readyAt) },
    { id: 'rows', term: text.rows, value: rowsCount === null ? null : format.integer(rowsCount) },
    {
      id: 'size',
      term: text.size,
      value: sizeBytes === null ? null : `${format.decimal(sizeBytes / 1024)} KB`,
    },
    { id: 'hash', term: text.hash, value: sha256 && <code className="text-xs">{sha256}</code> },
  ]
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.file}</h3>
      <DescriptionList items={facts} />
    </section>
  )
}
