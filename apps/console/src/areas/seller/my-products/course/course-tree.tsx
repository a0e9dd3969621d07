import { Button } from '@balcao/ui/button'
import { EmptyState } from '@balcao/ui/empty-state'
import { Kbd } from '@balcao/ui/kbd'
import { VisuallyHidden } from '@balcao/ui/visually-hidden'
import { useQueryClient } from '@tanstack/react-query'
import { GraduationCap, Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { courseCatalogue } from './catalogue.ts'
import { afterMove, type Course, type CourseModule, type Move, stepOf } from './course.ts'
import { ModuleCard } from './module-card.tsx'

const LessonDrawer = lazy(async () => ({ default: (await import('./lesson-drawer.tsx')).LessonDrawer }))
const ModuleDialog = lazy(async () => ({ default: (await import('./module-dialog.tsx')).ModuleDialog }))
const NewLessonDialog = lazy(async () => ({
  default: (await import('./new-lesson-dialog.tsx')).NewLessonDialog,
}))

type CourseTreeProps = { course: Course; onAddModule: () => void }

/** Modules and their lessons, moved by dragging, by buttons, or with Alt and the arrow keys. */
export function CourseTree({ course, onAddModule }: CourseTreeProps) {
  const text = useMessages(courseCatalogue)
  const { rows } = useMessages(coreCatalogue)
  const client = useQueryClient()
  const key = api.seller.courses.get.queryKey({ productId: course.productId })
  const moveModule = useAction(api.seller.courses.moveModule)
  const moveLesson = useAction(api.seller.courses.moveLesson)
  const lastMove = useRef<Promise<unknown>>(Promise.resolve())
  const [openLesson, setOpenLesson] = useState<string | null>(null)
  const [edited, setEdited] = useState<CourseModule | null>(null)
  const [addedTo, setAddedTo] = useState<string | null>(null)
  const [said, setSaid] = useState('')

  const titleOf = (id: string) =>
    course.modules.flatMap((module) => [module, ...module.lessons]).find((each) => each.id === id)?.title ??
    ''

  /**
   * Shown at once, and sent after the moves before it, since the server stores the last one to arrive. The server's order
   * replaces it, or the former order returns with the refusal.
   */
  async function make(move: Move) {
    const moved = afterMove(course, move)
    client.setQueryData(key, moved)
    const list =
      move.kind === 'module'
        ? moved.modules
        : (moved.modules.find(({ id }) => id === move.moduleId)?.lessons ?? [])
    const id = move.kind === 'module' ? move.moduleId : move.lessonId
    setSaid(rows.moved(titleOf(id), list.findIndex((each) => each.id === id) + 1, list.length))
    const sent = lastMove.current.then(() => send(move))
    const settled = sent.catch(() => {})
    lastMove.current = settled
    try {
      const stored = await sent
      if (lastMove.current === settled) client.setQueryData(key, stored)
    } catch {
      await client.invalidateQueries({ queryKey: key })
    }
  }
  function send({ kind, ...input }: Move): Promise<Course> {
    return kind === 'module'
      ? moveModule.run(input)
      : moveLesson.run(input as Omit<Extract<Move, { kind: 'lesson' }>, 'kind'>)
  }
  const stepModule = (moduleId: string, step: 1 | -1) => {
    const place = course.modules.findIndex(({ id }) => id === moduleId) + step
    if (place >= 0 && place < course.modules.length) void make({ kind: 'module', moduleId, place })
  }
  const stepLesson = (lessonId: string, step: 1 | -1) => {
    const move = stepOf(course, lessonId, step)
    if (move) void make(move)
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {course.modules.length === 0 ? (
        <EmptyState
          icon={<GraduationCap />}
          title={text.empty.title}
          description={text.empty.text}
          action={
            <Button variant="primary" icon={<Plus />} onClick={onAddModule}>
              {text.addModule}
            </Button>
          }
        />
      ) : (
        <>
          <ol className="grid grid-cols-1 gap-3">
            {course.modules.map((module, index) => (
              <li key={module.id}>
                <ModuleCard
                  course={course}
                  module={module}
                  place={index}
                  onStep={(step) => stepModule(module.id, step)}
                  onStepLesson={stepLesson}
                  onDrop={(move) => void make(move)}
                  onOpenLesson={setOpenLesson}
                  onEdit={() => setEdited(module)}
                  onAddLesson={() => setAddedTo(module.id)}
                />
              </li>
            ))}
          </ol>
          <button
            type="button"
            onClick={onAddModule}
            className="flex h-11 items-center justify-center gap-2 rounded-card border border-strong border-dashed font-medium text-muted hover:bg-surface hover:text-default"
          >
            <Plus aria-hidden="true" className="size-4" />
            {text.addModule}
          </button>
          <p className="hidden items-center gap-2 text-muted text-sm sm:flex">
            <Kbd>Alt</Kbd>
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd> {text.shortcuts.move}
            <Kbd>Enter</Kbd> {text.shortcuts.open}
          </p>
        </>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      <Suspense>
        {openLesson && (
          <LessonDrawer key={openLesson} lessonId={openLesson} onClose={() => setOpenLesson(null)} />
        )}
        {edited && (
          <ModuleDialog productId={course.productId} module={edited} onClose={() => setEdited(null)} />
        )}
        {addedTo && (
          <NewLessonDialog
            productId={course.productId}
            moduleId={addedTo}
            onClose={() => setAddedTo(null)}
            onMade={setOpenLesson}
          />
        )}
      </Suspense>
    </div>
  )
}
