import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { useFormat } from '../../i18n/use-format.ts'
import { useCurrency } from '../currency.tsx'
import { useMoneyText } from '../use-money-text.ts'
import { labelledDays } from './labelled-days.ts'
import { roundSteps } from './round-steps.ts'

export type MoneyByDay = { day: string; currentCents: number; previousDay: string; previousCents: number }

export type MoneyByDayChartProps = {
  /** The last one is today. */
  points: readonly MoneyByDay[]
  texts: { title: string; day: string; current: string; previous: string; today: string; soFar: string }
}

const tick = { fill: 'var(--color-text-faint)', fontSize: 12 }

/**
 * Two periods over each other. Today is not over: it stands apart, at the end of a dashed line, instead of looking like a fall. Eyes get
 * the picture; screen readers get the same figures as a table.
 */
export function MoneyByDayChart({ points, texts }: MoneyByDayChartProps) {
  const format = useFormat()
  const currency = useCurrency()
  const moneyText = useMoneyText()
  const last = points.length - 1
  const today = points[last]?.day
  const steps = roundSteps(
    Math.max(...points.flatMap(({ currentCents, previousCents }) => [currentCents, previousCents])),
  )
  const drawn = points.map((point, index) => ({
    ...point,
    wholeDayCents: index < last ? point.currentCents : null,
    soFarCents: index >= last - 1 ? point.currentCents : null,
    // The day that today is compared with is counted up to the same hour only.
    previousWholeDayCents: index < last ? point.previousCents : null,
  }))
  return (
    <figure aria-label={texts.title}>
      <div aria-hidden="true" className="h-60">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart
            data={drawn}
            margin={{ top: 8, right: 20, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--color-border)" />
            <XAxis
              dataKey="day"
              ticks={labelledDays(points.map(({ day }) => day))}
              interval={0}
              tickFormatter={(day: string) => (day === today ? texts.today : format.day(day))}
              tickLine={false}
              axisLine={false}
              tickMargin={8}
              tick={tick}
            />
            <YAxis
              ticks={steps}
              domain={[0, steps.at(-1) ?? 0]}
              tickFormatter={(cents: number) => format.compactMoney(cents, currency)}
              tickLine={false}
              axisLine={false}
              width={66}
              tick={tick}
            />
            <Tooltip
              cursor={{ stroke: 'var(--color-border-strong)' }}
              isAnimationActive={false}
              content={({ active, payload }) => {
                const point = payload?.[0]?.payload as MoneyByDay | undefined
                return active && point ? (
                  <PointCard point={point} texts={texts} isToday={point.day === today} />
                ) : null
              }}
            />
            <Line
              dataKey="previousWholeDayCents"
              type="linear"
              stroke="var(--color-chart-previous)"
              strokeWidth={1.25}
              dot={false}
              activeDot={false}
              isAnimationActive={false}
            />
            <Area
              dataKey="wholeDayCents"
              type="linear"
              stroke="var(--color-chart-1)"
              strokeWidth={2}
              fill="var(--color-chart-1)"
              fillOpacity={0.09}
              activeDot={openDot}
              isAnimationActive={false}
            />
            <Line
              dataKey="soFarCents"
              type="linear"
              stroke="var(--color-chart-1)"
              strokeWidth={1.5}
              strokeDasharray="3 4"
              dot={({ key, cx, cy, payload }) =>
                payload.day === today ? <circle key={key} cx={cx} cy={cy} {...openDot} /> : <g key={key} />
              }
              activeDot={false}
              isAnimationActive={false}
            />
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <div className="sr-only">
        <table>
          <caption>{texts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.current}</th>
              <th scope="col">{texts.previous}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.day}>
                <th scope="row">{point.day === today ? texts.soFar : format.day(point.day)}</th>
                <td>{moneyText(point.currentCents)}</td>
                <td>{moneyText(point.previousCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

const openDot = { r: 4, fill: 'var(--color-surface)', stroke: 'var(--color-chart-1)', strokeWidth: 2 }

type PointCardProps = { point: MoneyByDay; texts: MoneyByDayChartProps['texts']; isToday: boolean }

function PointCard({ point, texts, isToday }: PointCardProps) {
  const format = useFormat()
  const moneyText = useMoneyText()
  const figures = [
    {
      label: texts.current,
      color: 'var(--color-chart-1)',
      name: isToday ? texts.soFar : format.dayWithWeekday(point.day),
      cents: point.currentCents,
    },
    {
      label: texts.previous,
      color: 'var(--color-chart-previous)',
      name: format.dayWithWeekday(point.previousDay),
      cents: point.previousCents,
    },
  ]
  return (
    <dl className="grid gap-1.5 rounded-control border border-default bg-raised px-3 py-2 text-sm tabular-nums shadow-overlay">
      {figures.map(({ label, color, name, cents }) => (
        <div key={label} className="flex items-center gap-2">
          <span className="h-0.5 w-3 rounded-full" style={{ backgroundColor: color }} />
          <dt className="text-muted" title={label}>
            {name}
          </dt>
          <dd className="ms-auto ps-4 font-medium">{moneyText(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
