export type SparklineProps = {
  points: readonly number[]
  /** Text for screen readers; empty when the figure beside it already says enough. */
  label: string
  width?: number | undefined
  height?: number | undefined
}

/** The shape of a series without its axis. Drawn by hand, so that a tile does not load the chart library. */
export function Sparkline({ points, label, width = 96, height = 28 }: SparklineProps) {
  const path = sparklinePath(points, { width, height, inset: 2 })
  if (path === null) return null
  return (
    <span
      {...(label && { role: 'img', 'aria-label': label })}
      className="block max-w-full text-(--color-chart-1)"
    >
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        className="block max-w-full"
      >
        <path d={path.area} fill="currentColor" opacity="0.1" />
        <path
          d={path.line}
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
    </span>
  )
}

type Box = { width: number; height: number; inset: number }

export function sparklinePath(points: readonly number[], box: Box): { line: string; area: string } | null {
  if (points.length < 2) return null
  const low = Math.min(...points)
  const high = Math.max(...points)
  const usable = { width: box.width - 2 * box.inset, height: box.height - 2 * box.inset }
  const places = points.map((point, index) => {
    const share = high === low ? 0.5 : (point - low) / (high - low)
    const x = box.inset + (usable.width * index) / (points.length - 1)
    const y = box.inset + usable.height * (1 - share)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  const line = `M${places.join('L')}`
  return { line, area: `${line}L${box.width - box.inset} ${box.height}L${box.inset} ${box.height}Z` }
}
