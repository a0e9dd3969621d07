import { useFormat } from '#i18n/use-format.ts'
import { axisSteps } from '#kit/charts/round-steps.ts'

export type Bar = { id: string; name: string; value: number; text: string }

type DayBarsProps = {
  bars: readonly Bar[]
  /** A mark of the axis: short, beside the chart. */
  markText: (value: number) => string
}

/** One column for each day with a value. An image: the table below has the same figures. */
export function DayBars({ bars, markText }: DayBarsProps) {
  const format = useFormat()
  const values = bars.map(({ value }) => value)
  const steps = axisSteps({ lowest: Math.min(0, ...values), largest: Math.max(1, ...values) })
  const [bottom = 0, top = 1] = [steps[0], steps.at(-1)]
  const shareOf = (value: number) => (100 * value) / (top - bottom)
  const first = bars[0]
  const last = bars.at(-1)
  return (
    <div aria-hidden="true" className="ps-16 pt-2 text-faint text-xs tabular-nums">
      <div className="relative h-44">
        {steps.map((value) => (
          <div
            key={value}
            className="absolute inset-x-0 border-default border-t"
            style={{ bottom: `${shareOf(value - bottom)}%` }}
          >
            <span className="absolute end-full -translate-y-1/2 whitespace-nowrap pe-2">
              {markText(value)}
            </span>
          </div>
        ))}
        <div className="absolute inset-0 flex gap-0.5 sm:gap-1">
          {bars.map(({ id, name, value, text }) => (
            <div key={id} title={`${name}: ${text}`} className="group relative h-full max-w-14 flex-1">
              <div
                style={{
                  height: `${shareOf(Math.abs(value))}%`,
                  bottom: `${shareOf(Math.min(value, 0) - bottom)}%`,
                }}
                className="absolute inset-x-0 min-h-px rounded-t-small bg-chart-1 group-hover:opacity-80"
              />
            </div>
          ))}
        </div>
      </div>
      {first && last && (
        <p className="mt-2 flex justify-between">
          <span>{format.day(first.id)}</span>
          {last !== first && <span>{format.day(last.id)}</span>}
        </p>
      )}
    </div>
  )
}
