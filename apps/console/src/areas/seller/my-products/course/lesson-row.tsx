import { Badge } from '@balcao/ui/badge'
import { IconButton } from '@balcao/ui/icon-button'
import { CalendarDays, ChevronDown, ChevronUp, Eye, Pencil } from 'lucide-react'
import { LessonIcon } from '#features/courses/lesson-icon.tsx'
import { lessonLength } from '#features/courses/lesson-length.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { courseCatalogue } from './catalogue.ts'
import type { CourseLesson } from './course.ts'
import { DragHandle } from './drag-handle.tsx'
import { useReleaseText } from './use-release-text.ts'

type LessonRowProps = { lesson: CourseLesson; onOpen: () => void; onStep: (step: 1 | -1) => void }

export function LessonRow({ lesson, onOpen, onStep }: LessonRowProps) {
  const text = useMessages(courseCatalogue)
  const { rows } = useMessages(coreCatalogue)
  const releaseText = useReleaseText()
  const { id, kind, title, seconds, isPreview, isPublished, release } = lesson
  return (
    <div className="flex min-h-11 items-center gap-2 py-1 ps-2 pe-2 focus-within:bg-sunken hover:bg-sunken">
      <DragHandle kind="lesson" id={id} label={text.drag(title)} />
      <LessonIcon kind={kind} className="size-4 shrink-0 text-muted" />
      <button
        type="button"
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={onOpen}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
          if (!event.altKey || step === null) return
          event.preventDefault()
          onStep(step)
        }}
        className="wrap-anywhere min-h-9 min-w-0 flex-1 rounded-control text-start font-medium"
      >
        {title}
      </button>
      {release !== 'AS_MODULE' && (
        <span className="hidden sm:inline-flex">
          <Badge>
            <CalendarDays aria-hidden="true" className="size-3" />
            {releaseText(lesson)}
          </Badge>
        </span>
      )}
      {isPreview && (
        <Badge tone="positive">
          <Eye aria-hidden="true" className="size-3" />
          {text.badge.preview}
        </Badge>
      )}
      {!isPublished && (
        <Badge tone="pending">
          <Pencil aria-hidden="true" className="size-3" />
          {text.badge.draft}
        </Badge>
      )}
      <span className="hidden w-14 shrink-0 text-end text-muted text-sm tabular-nums sm:inline">
        {seconds === null ? text.kind[kind] : lessonLength(seconds)}
      </span>
      <span className="flex shrink-0">
        <IconButton label={rows.moveUp(title)} size="small" onClick={() => onStep(-1)}>
          <ChevronUp />
        </IconButton>
        <IconButton label={rows.moveDown(title)} size="small" onClick={() => onStep(1)}>
          <ChevronDown />
        </IconButton>
      </span>
    </div>
  )
}
