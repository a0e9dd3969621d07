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
import { useMoneyText } from '../use-money-text.ts'

export type MoneyByDay = { day: string; currentCents: number; previousDay: string; previousCents: number }

export type MoneyByDayChartProps = {
  points: readonly MoneyByDay[]
  texts: { title: string; day: string; current: string; previous: string }
}

const centsPerUnit = 100

/** Two periods over each other. Eyes get the picture; screen readers get the same figures as a table. */
export function MoneyByDayChart({ points, texts }: MoneyByDayChartProps) {
  const format = useFormat()
  const moneyText = useMoneyText()
  return (
    <figure aria-label={texts.title}>
      <div aria-hidden="true" className="h-60">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart
            data={[...points]}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--color-border)" />
            <XAxis
              dataKey="day"
              tickFormatter={format.day}
              tickLine={false}
              axisLine={false}
              minTickGap={44}
              tickMargin={8}
              tick={{ fill: 'var(--color-text-faint)', fontSize: 12 }}
            />
            <YAxis
              tickFormatter={(cents: number) => format.compactUnits(cents / centsPerUnit)}
              tickLine={false}
              axisLine={false}
              width={58}
              tick={{ fill: 'var(--color-text-faint)', fontSize: 12 }}
            />
            <Tooltip
              cursor={{ stroke: 'var(--color-border-strong)' }}
              isAnimationActive={false}
              content={({ active, payload }) => {
                const point = payload?.[0]?.payload as MoneyByDay | undefined
                return active && point ? <PointCard point={point} texts={texts} /> : null
              }}
            />
            <Line
              dataKey="previousCents"
              type="linear"
              stroke="var(--color-chart-previous)"
              strokeWidth={1.5}
              strokeDasharray="4 4"
              dot={false}
              activeDot={false}
              isAnimationActive={false}
            />
            <Area
              dataKey="currentCents"
              type="linear"
              stroke="var(--color-chart-1)"
              strokeWidth={2}
              fill="var(--color-chart-1)"
              fillOpacity={0.09}
              activeDot={{
                r: 4,
                fill: 'var(--color-surface)',
                stroke: 'var(--color-chart-1)',
                strokeWidth: 2,
              }}
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
                <th scope="row">{format.day(point.day)}</th>
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

function PointCard({ point, texts }: { point: MoneyByDay; texts: MoneyByDayChartProps['texts'] }) {
  const format = useFormat()
  const moneyText = useMoneyText()
  return (
    <dl className="grid gap-1.5 rounded-control border border-default bg-raised px-3 py-2 text-sm tabular-nums shadow-overlay">
      <Figure
        color="var(--color-chart-1)"
        name={format.dayWithWeekday(point.day)}
        value={moneyText(point.currentCents)}
        label={texts.current}
      />
      <Figure
        color="var(--color-chart-previous)"
        name={format.dayWithWeekday(point.previousDay)}
        value={moneyText(point.previousCents)}
        label={texts.previous}
      />
    </dl>
  )
}

function Figure({
  color,
  name,
  value,
  label,
}: {
  color: string
  name: string
  value: string
  label: string
}) {
  return (
    <div className="flex items-center gap-2">
      <span className="h-0.5 w-3 rounded-full" style={{ backgroundColor: color }} />
      <dt className="text-muted" title={label}>
        {name}
      </dt>
      <dd className="ms-auto ps-4 font-medium">{value}</dd>
    </div>
  )
}
