import { IconButton } from '@balcao/ui/icon-button'
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useFieldNote } from '#kit/form/form-context.tsx'

type FormRowProps = {
  path: string
  label: string
  isFirst: boolean
  isLast: boolean
  onMove?: (step: 1 | -1) => void
  onRemove: () => void
  children: ReactNode
}

export function FormRow({ path, label, isFirst, isLast, onMove, onRemove, children }: FormRowProps) {
  const { rows: text } = useMessages(coreCatalogue)
  const titleId = useId()
  useFieldNote(path, { label, unit: 'plain', isRows: false })
  return (
    <fieldset
      aria-labelledby={titleId}
      data-row
      className="grid grid-cols-1 gap-3 rounded-control border border-default p-3"
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
        if (!event.altKey || step === null || !onMove) return
        event.preventDefault()
        onMove(step)
      }}
    >
      <div className="flex items-center gap-1">
        <p id={titleId} className="me-auto font-medium text-muted text-sm">
          {label}
        </p>
        {onMove && (
          <>
            <IconButton
              label={text.moveUp(label)}
              size="small"
              aria-disabled={isFirst}
              aria-keyshortcuts="Alt+ArrowUp"
              className="aria-disabled:opacity-40"
              onClick={() => onMove(-1)}
            >
              <ChevronUp />
            </IconButton>
            <IconButton
              label={text.moveDown(label)}
              size="small"
              aria-disabled={isLast}
              aria-keyshortcuts="Alt+ArrowDown"
              className="aria-disabled:opacity-40"
              onClick={() => onMove(1)}
            >
              <ChevronDown />
            </IconButton>
          </>
        )}
        <IconButton label={text.remove(label)} size="small" data-remove onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      {children}
    </fieldset>
  )
}
