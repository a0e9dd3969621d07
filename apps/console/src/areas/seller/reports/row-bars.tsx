import type { Bar } from './day-bars.tsx'

const shownMax = 8

/** The largest rows as bars. An image: the table below has all of them. */
export function RowBars({ bars }: { bars: readonly Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul aria-hidden="true" className="grid grid-cols-1 gap-3">
      {bars.slice(0, shownMax).map(({ id, name, value, text }, place) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_8rem]"
        >
          <span className="truncate">{name}</span>
          <span className="order-last col-span-2 h-2.5 rounded-small bg-sunken sm:order-none sm:col-span-1">
            <span
              style={{ width: `${(100 * value) / highest}%` }}
              className={`block h-full rounded-small ${place === 0 ? 'bg-chart-1' : 'bg-chart-previous'}`}
            />
          </span>
          <span className="text-end font-medium tabular-nums">{text}</span>
        </li>
      ))}
    </ul>
  )
}
