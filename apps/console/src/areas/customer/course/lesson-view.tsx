import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { Check, ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { api } from '#api/client.ts'
import { LessonText } from '#features/courses/lesson-text.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { studyCatalogue } from './catalogue.ts'
import { LessonMaterials } from './lesson-materials.tsx'
import { LessonMedia } from './lesson-media.tsx'
import type { OpenLesson } from './study.ts'

const Quiz = lazy(async () => ({ default: (await import('./quiz.tsx')).Quiz }))
const Comments = lazy(async () => ({ default: (await import('./comments.tsx')).Comments }))

type LessonViewProps = {
  grantId: string
  lessonId: string
  previous: string | undefined
  next: string | undefined
  onGoTo: (lessonId: string) => void
}

/** One lesson. The server records each delivery, so it is requested once per visit. */
export function LessonView({ grantId, lessonId, ...ways }: LessonViewProps) {
  const { start, data, error, isBusy } = useAction(api.customer.courses.open, { isErrorShownHere: true })
  const open = useEffectEvent(() => start({ grantId, lessonId }))
  useEffect(() => open(), [])
  return (
    <QueryStates
      query={{
        data,
        error,
        isError: error !== null,
        isFetching: isBusy,
        refetch: () => start({ grantId, lessonId }),
      }}
      skeleton={<Skeleton className="h-96" />}
    >
      {(lesson) => <ShownLesson grantId={grantId} lesson={lesson} {...ways} />}
    </QueryStates>
  )
}

type ShownLessonProps = Omit<LessonViewProps, 'lessonId'> & { lesson: OpenLesson }

function ShownLesson({ grantId, lesson, previous, next, onGoTo }: ShownLessonProps) {
  const text = useMessages(studyCatalogue)
  const format = useFormat()
  const studied = { grantId, lessonId: lesson.id }
  const mark = useAction(api.customer.courses.mark, { invalidates: [api.customer.courses.get] })
  const download = useAction(api.customer.courses.download, {
    done: ({ url }) => window.location.assign(url),
  })
  const isDone = lessonIn(mark.data, lesson.id) ?? lesson.isDone
  return (
    <article className="grid grid-cols-1 gap-5">
      {lesson.mediaUrl !== null && (
        <LessonMedia
          studied={studied}
          lesson={lesson}
          url={lesson.mediaUrl}
          onDone={() => {
            if (!isDone) mark.start({ ...studied, isDone: true })
          }}
        />
      )}
      {lesson.embedUrl !== null && (
        <div className="grid gap-2">
          <iframe
            src={lesson.embedUrl}
            title={lesson.title}
            allow="fullscreen; picture-in-picture; encrypted-media"
            className="aspect-video w-full rounded-card bg-black"
          />
          {!isDone && <p className="text-muted text-sm">{text.markAtEnd}</p>}
        </div>
      )}
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="wrap-anywhere font-semibold text-xl">{lesson.title}</h2>
          <p className="text-muted text-sm">{text.place(lesson.moduleTitle)}</p>
        </div>
        <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto">
          <Button
            icon={<ChevronLeft />}
            disabled={previous === undefined}
            onClick={() => previous !== undefined && onGoTo(previous)}
          >
            {text.previous}
          </Button>
          {lesson.kind !== 'QUIZ' && (
            <Button
              icon={<Check />}
              className="order-first col-span-2 sm:order-none"
              isBusy={mark.isBusy}
              aria-pressed={isDone}
              onClick={() => mark.start({ ...studied, isDone: !isDone })}
            >
              {isDone ? text.unmark : text.mark}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<ChevronRight />}
            disabled={next === undefined}
            onClick={() => next !== undefined && onGoTo(next)}
          >
            {text.next}
          </Button>
        </div>
      </header>
      {lesson.kind === 'FILE' && (
        <Card className="flex flex-wrap items-center gap-3">
          <div className="min-w-0 flex-1">
            <p className="font-medium">{text.lessonFile}</p>
            {lesson.sizeBytes !== null && (
              <p className="text-muted text-sm">{format.fileSize(lesson.sizeBytes)}</p>
            )}
          </div>
          <Button icon={<Download />} isBusy={download.isBusy} onClick={() => download.start(studied)}>
            {text.download}
          </Button>
        </Card>
      )}
      {lesson.body !== '' && <LessonText source={lesson.body} />}
      {lesson.materials.length > 0 && <LessonMaterials studied={studied} materials={lesson.materials} />}
      <Suspense fallback={<Skeleton className="h-32" />}>
        {lesson.quiz && <Quiz studied={studied} version={lesson.version} quiz={lesson.quiz} />}
        {lesson.hasComments && <Comments studied={studied} />}
      </Suspense>
    </article>
  )
}

type Marked = { modules: { lessons: { id: string; isDone: boolean }[] }[] } | undefined

function lessonIn(study: Marked, lessonId: string): boolean | undefined {
  return study?.modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId)?.isDone
}
