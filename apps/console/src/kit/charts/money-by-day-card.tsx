import { Card, CardHeader } from '@balcao/ui/card'
import { Progress } from '@balcao/ui/progress'
import { useMoneyText } from '#kit/use-money-text.ts'
import { MoneyByDayChart, type MoneyByDayChartProps } from './money-by-day-chart.tsx'

type Day = { day: string; grossCents: number }

type MoneyByDayCardProps = {
  data: {
    /** Its last day is today unless stated otherwise. */
    period: { days: number; isUnfinished?: boolean }
    current: { grossCents: number }
    previous: { grossCents: number }
    days: readonly Day[]
    previousDays: readonly Day[]
  }
  text: MoneyByDayChartProps['texts'] & {
    titleToday: string
    yesterday: string
    average: (amount: string) => string
  }
}

/** Sales by day of a period, compared with the one before. */
export function MoneyByDayCard({ data, text }: MoneyByDayCardProps) {
  const moneyText = useMoneyText()
  const { isUnfinished = true } = data.period
  if (data.period.days === 1) return <OneDayCard isToday={isUnfinished} data={data} text={text} />

  const points = data.days.map((day, index) => ({
    day: day.day,
    currentCents: day.grossCents,
    previousDay: data.previousDays[index]?.day ?? day.day,
    previousCents: data.previousDays[index]?.grossCents ?? 0,
  }))
  const average = Math.round(data.current.grossCents / data.period.days)
  return (
    <Card className="grid grid-cols-1 grid-rows-[auto_1fr] gap-4">
      <CardHeader
        title={text.title}
        detail={text.average(moneyText(average))}
        action={
          <span className="flex flex-wrap gap-x-4 text-muted text-xs">
            <LegendLine color="var(--color-chart-1)">{text.current}</LegendLine>
            <LegendLine color="var(--color-chart-previous)">{text.previous}</LegendLine>
            {isUnfinished && (
              <LegendLine color="var(--color-chart-1)" isDashed>
                {text.soFar}
              </LegendLine>
            )}
          </span>
        }
      />
      <MoneyByDayChart points={points} isUnfinished={isUnfinished} texts={text} />
    </Card>
  )
}

/** A single day makes no line: two bars instead. */
function OneDayCard({ data, text, isToday }: MoneyByDayCardProps & { isToday: boolean }) {
  const moneyText = useMoneyText()
  const today = data.current.grossCents
  const yesterday = data.previous.grossCents
  const largest = Math.max(today, yesterday, 1)
  const bars = [
    { id: 'today', label: isToday ? text.today : text.current, cents: today, color: 'var(--color-chart-1)' },
    {
      id: 'yesterday',
      label: isToday ? text.yesterday : text.previous,
      cents: yesterday,
      color: 'var(--color-chart-previous)',
    },
  ]
  return (
    <Card className="grid grid-cols-1 content-start gap-5">
      <CardHeader title={isToday ? text.titleToday : text.title} />
      {bars.map((bar) => (
        <div key={bar.id} className="grid gap-1.5">
          <p className="flex justify-between gap-3 text-sm">
            <span>{bar.label}</span>
            <span className="tabular-nums">{moneyText(bar.cents)}</span>
          </p>
          <Progress
            label={`${bar.label}: ${moneyText(bar.cents)}`}
            value={bar.cents / largest}
            color={bar.color}
          />
        </div>
      ))}
    </Card>
  )
}

type LegendLineProps = { color: string; children: string; isDashed?: boolean }

function LegendLine({ color, children, isDashed = false }: LegendLineProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden="true"
        className="w-3.5 border-t-2"
        style={{ borderColor: color, borderStyle: isDashed ? 'dashed' : 'solid' }}
      />
      {children}
    </span>
  )
}
