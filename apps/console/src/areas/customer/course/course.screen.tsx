import { EmptyState } from '@balcao/ui/empty-state'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { GraduationCap } from 'lucide-react'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PageHeader } from '#kit/page-header.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { ScreenBreadcrumb } from '#kit/screen-breadcrumb.tsx'
import { studyCatalogue } from './catalogue.ts'
import { CertificateCard } from './certificate-card.tsx'
import { LessonList } from './lesson-list.tsx'
import { LessonView } from './lesson-view.tsx'
import type { Study } from './study.ts'

/** A student's course: the lesson, the list of lessons beside it, and the certificate at its end. */
export function CourseScreen() {
  const text = useMessages(studyCatalogue)
  const { grantId } = useParams({ strict: false }) as { grantId: string }
  const study = useQuery(api.customer.courses.get.queryOptions({ grantId }))
  const title = study.data?.productName ?? text.title
  return (
    <>
      <PageHeader above={<ScreenBreadcrumb title={title} />} title={title} purpose={study.data?.sellerName} />
      <QueryStates
        query={study}
        skeleton={<Skeleton className="h-96" />}
        empty={{
          isEmpty: ({ lessons }) => lessons === 0,
          element: (
            <EmptyState icon={<GraduationCap />} title={text.empty.title} description={text.empty.text} />
          ),
        }}
      >
        {(shown) => <StudyDesk study={shown} />}
      </QueryStates>
    </>
  )
}

function StudyDesk({ study }: { study: Study }) {
  const [search, change] = useSearchTexts()
  const lessons = study.modules.flatMap((module) => module.lessons)
  const open = lessons.filter(({ opensAt }) => opensAt === null)
  const lesson =
    open.find(({ id }) => id === search.lesson) ?? open.find(({ id }) => id === study.nextLessonId)
  const place = open.findIndex(({ id }) => id === lesson?.id)
  const goTo = (lessonId: string) => {
    change({ lesson: lessonId }, { isNewStep: true })
    window.scrollTo({ top: 0 })
  }
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0">
        {lesson && (
          <LessonView
            key={lesson.id}
            grantId={study.grantId}
            lessonId={lesson.id}
            previous={open[place - 1]?.id}
            next={open[place + 1]?.id}
            onGoTo={goTo}
          />
        )}
      </div>
      <aside className="grid content-start gap-4 lg:sticky lg:top-20">
        <LessonList study={study} currentId={lesson?.id} onGoTo={goTo} />
        {study.hasCertificate && <CertificateCard study={study} />}
      </aside>
    </div>
  )
}
