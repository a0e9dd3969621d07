import { type ReportSchedule, reportSchedules } from '@balcao/domain/reports/reports'
import { RadioGroup } from '@balcao/ui/radio-group'
import { showToast } from '@balcao/ui/toast'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { reportsCatalogue } from './catalogue.ts'
import type { ReportView } from './report-view.ts'

const choices = [...reportSchedules, 'NONE'] as const
type Choice = (typeof choices)[number]

/** Schedule of a view's mails. */
export function ScheduleDialog({ view, onClose }: { view: ReportView; onClose: () => void }) {
  const { views: text } = useMessages(reportsCatalogue)
  const format = useFormat()
  const [choice, setChoice] = useState<Choice>(view.schedule ?? 'WEEKLY')
  const schedule = useAction(api.seller.reportViews.schedule, {
    invalidates: [api.seller.reportViews],
    done: ({ nextMailAt }) =>
      showToast({
        tone: 'positive',
        title: nextMailAt === null ? text.unscheduled : text.scheduled(format.dayWithWeekday(nextMailAt)),
      }),
  })
  return (
    <ConfirmAction
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${text.scheduleAction}: ${view.name}`}
      description={text.scheduleHelp}
      confirmLabel={choice === 'NONE' ? text.schedule.NONE : text.scheduleAction}
      onConfirm={() => schedule.run({ viewId: view.viewId, schedule: toSchedule(choice) })}
    >
      <RadioGroup
        label={text.scheduleAction}
        isLabelHidden
        value={choice}
        onChange={(value) => setChoice(choices.find((one) => one === value) ?? 'NONE')}
        options={choices.map((value) => ({
          value,
          label: text.schedule[value],
          description: text.scheduleText[value],
        }))}
      />
    </ConfirmAction>
  )
}

function toSchedule(choice: Choice): ReportSchedule | null {
  return choice === 'NONE' ? null : choice
}
