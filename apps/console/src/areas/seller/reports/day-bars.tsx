import { useFormat } from '#i18n/use-format.ts'

export type Bar = { id: string; name: string; value: number; text: string }

/** One column for each day with a value. An image: the table below has the same figures. */
export function DayBars({ bars }: { bars: readonly Bar[] }) {
  const format = useFormat()
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  const first = bars[0]
  const last = bars.at(-1)
  return (
    <div aria-hidden="true">
      <div className="flex h-44 items-end gap-0.5 border-default border-b sm:gap-1">
        {bars.map(({ id, name, value, text }) => (
          <div
            key={id}
            title={`${name}: ${text}`}
            style={{ height: `${(100 * value) / highest}%` }}
            className="min-h-px max-w-14 flex-1 rounded-t-small bg-chart-1 hover:opacity-80"
          />
        ))}
      </div>
      {first && last && (
        <p className="mt-2 flex justify-between text-faint text-xs tabular-nums">
          <span>{format.day(first.id)}</span>
          {last !== first && <span>{format.day(last.id)}</span>}
        </p>
      )}
    </div>
  )
}
