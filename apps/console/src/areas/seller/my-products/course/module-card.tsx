import { Badge } from '@balcao/ui/badge'
import { Button } from '@balcao/ui/button'
import { IconButton } from '@balcao/ui/icon-button'
import { joinClasses } from '@balcao/ui/join-classes'
import { CalendarDays, ChevronDown, ChevronRight, ChevronUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { courseCatalogue } from './catalogue.ts'
import type { Course, CourseModule, Move } from './course.ts'
import { DragHandle, draggedFrom } from './drag-handle.tsx'
import { LessonRow } from './lesson-row.tsx'
import { useReleaseText } from './use-release-text.ts'

type ModuleCardProps = {
  course: Course
  module: CourseModule
  place: number
  onStep: (step: 1 | -1) => void
  onStepLesson: (lessonId: string, step: 1 | -1) => void
  onDrop: (move: Move) => void
  onOpenLesson: (lessonId: string) => void
  onEdit: () => void
  onAddLesson: () => void
}

export function ModuleCard(props: ModuleCardProps) {
  const { course, module, place } = props
  const text = useMessages(courseCatalogue)
  const { rows } = useMessages(coreCatalogue)
  const releaseText = useReleaseText()
  const [isOpen, setIsOpen] = useState(true)
  const [isAimedAt, setIsAimedAt] = useState(false)
  const remove = useAction(api.seller.courses.removeModule, {
    invalidates: [api.seller.courses],
    done: text.removedModule,
  })
  const title = `${place + 1}. ${module.title}`

  const drop = (event: DragEvent, at: number) => {
    const dragged = draggedFrom(event)
    setIsAimedAt(false)
    if (!dragged) return
    event.preventDefault()
    event.stopPropagation()
    if (dragged.kind === 'module') props.onDrop({ kind: 'module', moduleId: dragged.id, place })
    else props.onDrop({ kind: 'lesson', lessonId: dragged.id, moduleId: module.id, place: at })
  }
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!event.altKey || by === null) return
    event.preventDefault()
    props.onStep(by)
  }
  return (
    <section
      aria-label={title}
      onDragOver={(event) => {
        event.preventDefault()
        setIsAimedAt(true)
      }}
      onDragLeave={() => setIsAimedAt(false)}
      onDrop={(event) => drop(event, module.lessons.length)}
      className={joinClasses(
        'overflow-hidden rounded-card border bg-surface',
        isAimedAt ? 'border-primary' : 'border-default',
      )}
    >
      <header className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 py-1.5 ps-2 pe-2">
        <DragHandle kind="module" id={module.id} label={text.drag(module.title)} />
        <h2 className="min-w-0 flex-1 basis-44">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onClick={() => setIsOpen(!isOpen)}
            onKeyDown={step}
            className="flex w-full min-w-0 items-center gap-2 text-start"
          >
            {isOpen ? (
              <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
            ) : (
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
            )}
            <span className="wrap-anywhere font-semibold">{title}</span>
            <span className="shrink-0 text-muted text-sm">{text.lessons(module.lessons.length)}</span>
          </button>
        </h2>
        <Badge tone={module.release === 'AT_ONCE' ? 'positive' : 'neutral'}>
          {module.release !== 'AT_ONCE' && <CalendarDays aria-hidden="true" className="size-3" />}
          {releaseText(module)}
        </Badge>
        <span className="ms-auto flex">
          <IconButton label={text.editModule(module.title)} size="small" onClick={props.onEdit}>
            <Pencil />
          </IconButton>
          {module.lessons.length === 0 && (
            <IconButton
              label={text.removeModule(module.title)}
              size="small"
              onClick={() => remove.start({ moduleId: module.id })}
            >
              <Trash2 />
            </IconButton>
          )}
          <IconButton
            label={rows.moveUp(module.title)}
            size="small"
            aria-disabled={place === 0}
            className="aria-disabled:opacity-40"
            onClick={() => props.onStep(-1)}
          >
            <ChevronUp />
          </IconButton>
          <IconButton
            label={rows.moveDown(module.title)}
            size="small"
            aria-disabled={place === course.modules.length - 1}
            className="aria-disabled:opacity-40"
            onClick={() => props.onStep(1)}
          >
            <ChevronDown />
          </IconButton>
        </span>
      </header>
      {isOpen && (
        <>
          <ol className="grid grid-cols-1">
            {module.lessons.map((lesson, at) => (
              <li
                key={lesson.id}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => drop(event, at)}
                className="border-default border-t"
              >
                <LessonRow
                  lesson={lesson}
                  onOpen={() => props.onOpenLesson(lesson.id)}
                  onStep={(by) => props.onStepLesson(lesson.id, by)}
                />
              </li>
            ))}
          </ol>
          <div className="flex flex-wrap items-center gap-3 border-default border-t px-3 py-2">
            <Button size="small" variant="ghost" icon={<Plus />} onClick={props.onAddLesson}>
              {text.addLesson}
            </Button>
            {module.lessons.length === 0 && <p className="text-muted text-sm">{text.noLessons}</p>}
          </div>
        </>
      )}
    </section>
  )
}
