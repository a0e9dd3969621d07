export type ProgressProps = {
  label: string
  /** From 0 to 1. */
  value: number
  /** One of the chart colours; the brand's by default. */
  color?: string | undefined
}

export function Progress({ label, value, color }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}%`}
      className="h-2 w-full overflow-hidden rounded-full bg-sunken"
    >
      <div
        className="h-full rounded-full bg-primary transition-[width] duration-(--duration-calm) ease-calm"
        style={{ width: `${percent}%`, ...(color !== undefined && { backgroundColor: color }) }}
      />
    </div>
  )
}
