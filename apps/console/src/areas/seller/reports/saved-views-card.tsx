import { Card, CardHeader } from '@balcao/ui/card'
import { DropdownMenu, MenuItem } from '@balcao/ui/dropdown-menu'
import { IconButton } from '@balcao/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { reportsCatalogue } from './catalogue.ts'
import { LibraryLine } from './library-line.tsx'
import { addressOf, type ReportView } from './report-view.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

/** Saved reports with their filters, and their mail schedules. */
export function SavedViewsCard() {
  const { views: text } = useMessages(reportsCatalogue)
  const views = useQuery(api.seller.reportViews.list.queryOptions())
  const [chosen, choose] = useState<{ view: ReportView; operation: 'schedule' | 'remove' } | null>(null)
  const close = () => choose(null)
  return (
    <Card className="grid grid-cols-1 gap-2">
      <CardHeader title={text.title} />
      {views.data?.length === 0 && <p className="text-muted text-sm">{text.none}</p>}
      <ul className="-mx-2 grid grid-cols-1">
        {views.data?.map((view) => (
          <li key={view.viewId} className="flex items-center gap-1">
            <LibraryLine
              report={view.report}
              search={addressOf(view)}
              name={view.name}
              detail={<ViewDetail view={view} />}
            />
            <DropdownMenu
              trigger={
                <IconButton label={text.actions(view.name)} variant="ghost">
                  <Ellipsis />
                </IconButton>
              }
            >
              <MenuItem icon={<Mail />} onSelect={() => choose({ view, operation: 'schedule' })}>
                {text.scheduleAction}
              </MenuItem>
              <MenuItem icon={<Trash2 />} isDangerous onSelect={() => choose({ view, operation: 'remove' })}>
                {text.remove}
              </MenuItem>
            </DropdownMenu>
          </li>
        ))}
      </ul>
      {chosen?.operation === 'schedule' && <ScheduleDialog view={chosen.view} onClose={close} />}
      {chosen?.operation === 'remove' && <RemoveDialog view={chosen.view} onClose={close} />}
    </Card>
  )
}

/** “Vendas por origem · 30 dias · e-mail às segundas” */
function ViewDetail({ view: { report, filters, schedule } }: { view: ReportView }) {
  const text = useMessages(reportsCatalogue)
  const format = useFormat()
  const { range, from, to } = filters
  const days = from && to ? `${format.day(from)} – ${format.day(to)}` : range && text.views.period(range)
  return [text.reports[report].name, days, schedule && text.views.mailed[schedule]]
    .filter(Boolean)
    .join(' · ')
}

function RemoveDialog({ view: { viewId, name }, onClose }: { view: ReportView; onClose: () => void }) {
  const { views: text } = useMessages(reportsCatalogue)
  const remove = useAction(api.seller.reportViews.remove, {
    invalidates: [api.seller.reportViews],
    done: text.removed,
  })
  return (
    <ConfirmAction
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.removeTitle(name)}
      description={text.removeText}
      confirmLabel={text.remove}
      isDangerous
      onConfirm={() => remove.run({ viewId })}
    />
  )
}
