import { Button } from '@balcao/ui/button'
import { Download, FileSpreadsheet, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { accountingColumns } from './accounting-columns.tsx'
import { AccountingDrawer } from './accounting-drawer.tsx'
import { waitingRefreshMs } from './accounting-export.ts'
import { AskDialog } from './ask-dialog.tsx'
import { accountingCatalogue } from './catalogue.ts'
import { useDownload } from './use-download.ts'

/** The requested files, and the button for a new one. */
export function ExportAccountingScreen() {
  const text = useMessages(accountingCatalogue)
  const format = useFormat()
  const download = useDownload()
  const [isAsking, setIsAsking] = useState(false)
  const ask = (
    <Button variant="primary" icon={<Plus />} onClick={() => setIsAsking(true)}>
      {text.ask}
    </Button>
  )
  const list = useList({
    id: 'accounting-exports',
    label: text.title,
    columns: useMemo(() => accountingColumns({ text, format }), [text, format]),
    defaultSort: { by: 'requestedAt', direction: 'desc' },
    query: ({ sort, cursor, limit }) => ({
      ...api.admin.accounting.list.queryOptions({ sort, cursor, limit }),
      askAgainAfter: ({ rows }) => rows.some(({ state }) => state === 'WAITING') && waitingRefreshMs,
    }),
    rowId: ({ id }) => id,
    rowLabel: ({ fromDay, toDay }) => text.period(format.date(fromDay), format.date(toDay)),
    rowActions: ({ id: exportId, state }) =>
      state === 'READY'
        ? [
            {
              id: 'download',
              label: text.download,
              icon: <Download />,
              onRun: () => download.start({ exportId }),
            },
          ]
        : [],
    drawer: (drawer) => <AccountingDrawer {...drawer} />,
    empty: { icon: <FileSpreadsheet />, title: text.empty.title, description: text.empty.text, action: ask },
  })
  return (
    <>
      <ListPage title={text.title} purpose={text.purpose} list={list} actions={!list.isNever && ask} />
      {isAsking && <AskDialog onClose={() => setIsAsking(false)} />}
    </>
  )
}
