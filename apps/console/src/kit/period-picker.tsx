import { daysOfRange } from '@balcao/domain/options/date-ranges'
import { DateRangePicker } from '@balcao/ui/date-range-picker'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { isAllTime, type Period, type PeriodPreset, periodPresets } from './period.ts'
import { useToday } from './use-today.ts'

type PeriodPickerProps = {
  value: Period
  onChange: (period: Period) => void
  /** False where the server only knows the presets. */
  hasCustom?: boolean
}

export function PeriodPicker({ value, onChange, hasCustom = true }: PeriodPickerProps) {
  const core = useMessages(coreCatalogue)
  const format = useFormat()
  const today = useToday()
  const label = (preset: PeriodPreset) =>
    preset === 'TODAY' ? core.period.today : core.period.days(Number(preset))
  return (
    <DateRangePicker
      label={core.period.label}
      presets={periodPresets.map((preset) => ({ value: preset, label: label(preset) }))}
      value={value}
      onChange={onChange}
      custom={
        hasCustom
          ? {
              label: core.period.custom,
              fromLabel: core.period.from,
              toLabel: core.period.to,
              applyLabel: core.action.apply,
              formatRange: ({ from, to }) =>
                isAllTime({ from, to })
                  ? core.period.all
                  : core.period.between(format.day(from), format.day(to)),
              latest: today,
              shown: typeof value === 'string' ? daysOfRange(value, today) : value,
              invertedText: core.period.inverted,
              futureText: core.period.inFuture,
            }
          : undefined
      }
    />
  )
}
