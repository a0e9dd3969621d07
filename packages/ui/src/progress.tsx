import { Progress as RadixProgress } from 'radix-ui'

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
    <RadixProgress.Root
      value={percent}
      aria-label={label}
      className="h-2 w-full overflow-hidden rounded-full bg-sunken"
    >
      <RadixProgress.Indicator
        className="h-full rounded-full bg-primary transition-[width] duration-(--duration-calm) ease-calm"
        style={{ width: `${percent}%`, ...(color !== undefined && { backgroundColor: color }) }}
      />
    </RadixProgress.Root>
  )
}
