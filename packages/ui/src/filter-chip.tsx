import { X } from 'lucide-react'
import type { ReactNode } from 'react'

export type FilterChipProps = {
  label: ReactNode
  value: ReactNode
  removeLabel: string
  onRemove: () => void
}

export function FilterChip({ label, value, removeLabel, onRemove }: FilterChipProps) {
  return (
    <span className="inline-flex h-7 max-w-full items-center gap-1 rounded-full border border-default bg-surface ps-3 pe-1 text-sm">
      <span className="text-muted">{label}:</span>
      <span className="truncate font-medium">{value}</span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="relative grid size-5 shrink-0 place-items-center rounded-full text-muted before:absolute before:-inset-1 hover:bg-hover hover:text-default"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  )
}
