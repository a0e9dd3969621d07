import { hasPeriod, type Report } from '@balcao/domain/reports/reports'
import { Button } from '@balcao/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Mail, Star } from 'lucide-react'
import { useState } from 'react'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { type Period, periodFilters } from '#kit/period.ts'
import { reportsCatalogue } from './catalogue.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

/** Saves the report under a name; a saved one can be scheduled by mail. */
export function ViewActions({ report, period }: { report: Report; period: Period }) {
  const { views: text } = useMessages(reportsCatalogue)
  const [search, change] = useSearchTexts()
  const views = useQuery(api.seller.reportViews.list.queryOptions())
  const [isSaving, setSaving] = useState(false)
  const [isScheduling, setScheduling] = useState(false)
  const view = views.data?.find(({ viewId }) => viewId === search.view)
  return (
    <>
      <Button icon={<Star />} onClick={() => setSaving(true)}>
        {text.save}
      </Button>
      {view && (
        <Button icon={<Mail />} onClick={() => setScheduling(true)}>
          {view.schedule === null ? text.scheduleAction : text.mailed[view.schedule]}
        </Button>
      )}
      {isSaving && (
        <SaveViewDialog
          report={report}
          filters={{ ...(hasPeriod(report) && periodFilters(period)), productId: search.product }}
          name={view?.name ?? ''}
          onSaved={(viewId) => change({ view: viewId })}
          onClose={() => setSaving(false)}
        />
      )}
      {view && isScheduling && <ScheduleDialog view={view} onClose={() => setScheduling(false)} />}
    </>
  )
}
