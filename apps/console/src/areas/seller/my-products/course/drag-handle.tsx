import { GripVertical } from 'lucide-react'
import type { DragEvent } from 'react'

type Dragged = { kind: 'module' | 'lesson'; id: string }

const type = 'application/x-balcao-course'

/** Where a pointer drags a row; the keyboard moves it from its title. */
export function DragHandle({ kind, id, label }: Dragged & { label: string }) {
  return (
    <span
      draggable
      title={label}
      aria-hidden="true"
      onDragStart={(event) => {
        event.dataTransfer.setData(type, JSON.stringify({ kind, id } satisfies Dragged))
        event.dataTransfer.effectAllowed = 'move'
        const row = event.currentTarget.closest('li')
        if (row) event.dataTransfer.setDragImage(row, 12, 12)
      }}
      className="hidden shrink-0 cursor-grab p-1 text-muted active:cursor-grabbing sm:inline-flex"
    >
      <GripVertical className="size-4" />
    </span>
  )
}

/** The dropped row; null for anything else than a row of this course. */
export function draggedFrom({ dataTransfer }: DragEvent): Dragged | null {
  const data = dataTransfer.getData(type)
  return data === '' ? null : (JSON.parse(data) as Dragged)
}
