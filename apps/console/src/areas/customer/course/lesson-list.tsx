import { percentDone } from '@balcao/domain/delivery/courses'
import { joinClasses } from '@balcao/ui/join-classes'
import { Progress } from '@balcao/ui/progress'
import { VisuallyHidden } from '@balcao/ui/visually-hidden'
import { Check, Lock } from 'lucide-react'
import { LessonIcon } from '#features/courses/lesson-icon.tsx'
import { lessonLength } from '#features/courses/lesson-length.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { studyCatalogue } from './catalogue.ts'
import type { Study, StudyLesson } from './study.ts'

type LessonListProps = { study: Study; currentId: string | undefined; onGoTo: (lessonId: string) => void }

/** All lessons by module: done, open, or closed with the day on which they open. */
export function LessonList({ study, currentId, onGoTo }: LessonListProps) {
  const text = useMessages(studyCatalogue)
  const { done, lessons } = study
  const percent = percentDone(study)
  return (
    <nav
      aria-label={text.lessonList}
      className="overflow-hidden rounded-card border border-default bg-surface"
    >
      <div className="grid gap-2 p-4">
        <Progress label={text.progress(done, lessons, percent)} value={percent / 100} />
        <p className="text-muted text-sm tabular-nums">{text.progress(done, lessons, percent)}</p>
      </div>
      {study.modules.map((module, place) => (
        <section key={module.id} className="border-default border-t pb-1">
          <h2 className="flex items-baseline justify-between gap-3 px-4 pt-3 pb-1 font-semibold">
            <span className="wrap-anywhere">
              {place + 1}. {module.title}
            </span>
            <span className="shrink-0 font-normal text-muted text-sm tabular-nums">
              {text.moduleDone(module.lessons.filter(({ isDone }) => isDone).length, module.lessons.length)}
            </span>
          </h2>
          <ol>
            {module.lessons.map((lesson) => (
              <li key={lesson.id}>
                <LessonEntry
                  lesson={lesson}
                  isCurrent={lesson.id === currentId}
                  onOpen={() => onGoTo(lesson.id)}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  )
}

type LessonEntryProps = { lesson: StudyLesson; isCurrent: boolean; onOpen: () => void }

function LessonEntry({ lesson, isCurrent, onOpen }: LessonEntryProps) {
  const text = useMessages(studyCatalogue)
  const format = useFormat()
  const { title, kind, seconds, isDone, opensAt } = lesson
  if (opensAt !== null)
    return (
      <p className="flex min-h-10 items-center gap-3 px-4 py-1.5 text-muted">
        <Lock aria-hidden="true" className="size-4 shrink-0" />
        <span className="wrap-anywhere flex-1">{title}</span>
        <span className="shrink-0 text-sm">{text.opensOn(format.date(opensAt))}</span>
      </p>
    )
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onOpen}
      className={joinClasses(
        'flex min-h-10 w-full items-center gap-3 border-s-2 px-4 py-1.5 text-start outline-offset-[-2px]',
        isCurrent ? 'border-primary bg-primary-soft font-semibold' : 'border-transparent hover:bg-sunken',
      )}
    >
      {isDone ? (
        <span className="grid size-5 shrink-0 place-items-center rounded-full bg-positive-soft text-positive">
          <Check aria-hidden="true" strokeWidth={3} className="size-3" />
          <VisuallyHidden>{text.done}</VisuallyHidden>
        </span>
      ) : (
        <LessonIcon kind={kind} className="size-5 shrink-0 p-0.5 text-muted" />
      )}
      <span className="wrap-anywhere flex-1">{title}</span>
      {seconds !== null && (
        <span className="shrink-0 text-muted text-sm tabular-nums">{lessonLength(seconds)}</span>
      )}
    </button>
  )
}
