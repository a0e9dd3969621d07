export type StackedBarPart = { id: string; label: string; value: number; color: string }

export type StackedBarProps = { parts: readonly StackedBarPart[]; label: string }

/** Shares of one whole. The legend with the exact figures stands beside it, so the bar itself is an image. */
export function StackedBar({ parts, label }: StackedBarProps) {
  const visible = parts.filter((part) => part.value > 0)
  return (
    <div
      role="img"
      aria-label={label}
      className="flex h-2 w-full gap-0.5 overflow-hidden rounded-full bg-sunken"
    >
      {visible.map((part) => (
        <span
          key={part.id}
          style={{ flexGrow: part.value, backgroundColor: part.color }}
          className="min-w-1 basis-0"
        />
      ))}
    </div>
  )
}

export function LegendMark({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-2 rounded-[3px]"
      style={{ backgroundColor: color }}
    />
  )
}
