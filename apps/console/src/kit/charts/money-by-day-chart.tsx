import { type PointerEvent, useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useCurrency } from '#kit/currency.tsx'
import { useMoneyText } from '#kit/use-money-text.ts'
import { labelledDays } from './labelled-days.ts'
import { axisSteps } from './round-steps.ts'

export type MoneyByDay = { day: string; currentCents: number; previousDay: string; previousCents: number }

export type MoneyByDayChartProps = {
  points: readonly MoneyByDay[]
  /** Whether the last day is today. */
  isUnfinished: boolean
  texts: { title: string; day: string; current: string; previous: string; today: string; soFar: string }
}

type Place = { x: number; y: number }

/**
 * Two periods over each other. Today is unfinished: it is set apart, at the end of a dashed line, instead of looking
 * like a drop. Screen readers get the same figures as a table. Positions are percentages of the plot, so that its width
 * need not be known.
 */
export function MoneyByDayChart({ points, isUnfinished, texts }: MoneyByDayChartProps) {
  const format = useFormat()
  const currency = useCurrency()
  const moneyText = useMoneyText()
  const [pointed, setPointed] = useState<number | null>(null)
  const last = points.length - 1
  const today = isUnfinished ? points[last]?.day : undefined
  const whole = isUnfinished ? points.length - 1 : points.length
  const values = points.flatMap(({ currentCents, previousCents }) => [currentCents, previousCents])
  const steps = axisSteps({ lowest: Math.min(...values), largest: Math.max(...values) })
  const [bottom = 0, top = 1] = [steps[0], steps.at(-1)]
  const heightOf = (cents: number) => 100 - ((cents - bottom) / (top - bottom)) * 100
  const leftOf = (index: number) => (last === 0 ? 50 : (index / last) * 100)
  const current = points.map((point, index) => ({ x: leftOf(index), y: heightOf(point.currentCents) }))
  const previous = points.map((point, index) => ({ x: leftOf(index), y: heightOf(point.previousCents) }))
  const shown = pointed === null ? undefined : points[pointed]
  const shownPlace = pointed === null ? undefined : current[pointed]

  function point({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const nearest = Math.round(((clientX - left) / width) * last)
    setPointed(Math.min(Math.max(nearest, 0), last))
  }

  return (
    <figure aria-label={texts.title} className="grid grid-cols-1">
      <div aria-hidden="true" className="relative h-60 text-faint text-xs xl:h-full xl:min-h-74">
        <div
          className="absolute inset-y-0 start-16 end-5 mt-2 mb-7.5"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          {steps.map((cents) => (
            <div
              key={cents}
              className="absolute inset-x-0 border-default border-t"
              style={{ top: `${heightOf(cents)}%` }}
            >
              <span className="absolute end-full -translate-y-1/2 whitespace-nowrap pe-2">
                {format.compactMoney(cents, currency)}
              </span>
            </div>
          ))}
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
            fill="none"
            stroke="var(--color-chart-1)"
          >
            {/* The day compared with today counts up to the same hour only. */}
            <Path places={previous.slice(0, whole)} stroke="var(--color-chart-previous)" strokeWidth={1.25} />
            <path
              d={`${lineThrough(current.slice(0, whole))}V${heightOf(0)}H0Z`}
              fill="var(--color-chart-1)"
              fillOpacity={0.09}
              stroke="none"
            />
            <Path places={current.slice(0, whole)} strokeWidth={2} />
            {isUnfinished && <Path places={current.slice(-2)} strokeWidth={1.5} strokeDasharray="3 4" />}
          </svg>
          {labelledDays(points.map(({ day }, index) => ({ day, index }))).map(({ day, index }) => (
            <span
              key={day}
              className="absolute top-full -translate-x-1/2 whitespace-nowrap pt-2"
              style={{ left: `${leftOf(index)}%` }}
            >
              {day === today ? texts.today : format.shortDay(day)}
            </span>
          ))}
          {isUnfinished && current.slice(-1).map((place) => <Dot key={place.x} place={place} />)}
          {shown && shownPlace && (
            <>
              <div
                className="absolute inset-y-0 border-strong border-s"
                style={{ left: `${shownPlace.x}%` }}
              />
              <Dot place={shownPlace} />
              <div
                className="pointer-events-none absolute top-2 z-10 px-3"
                style={shownPlace.x < 50 ? { left: `${shownPlace.x}%` } : { right: `${100 - shownPlace.x}%` }}
              >
                <PointCard point={shown} texts={texts} isToday={shown.day === today} />
              </div>
            </>
          )}
        </div>
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

function lineThrough(places: readonly Place[]): string {
  return places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

type PathProps = { places: readonly Place[]; stroke?: string; strokeWidth: number; strokeDasharray?: string }

function Path({ places, ...pen }: PathProps) {
  return <path d={lineThrough(places)} vectorEffect="non-scaling-stroke" strokeLinejoin="round" {...pen} />
}

function Dot({ place: { x, y } }: { place: Place }) {
  return (
    <span
      className="absolute size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 bg-surface"
      style={{ left: `${x}%`, top: `${y}%`, borderColor: 'var(--color-chart-1)' }}
    />
  )
}

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
    <dl className="grid gap-1.5 rounded-control border border-default bg-raised px-3 py-2 text-default text-sm tabular-nums shadow-overlay">
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
