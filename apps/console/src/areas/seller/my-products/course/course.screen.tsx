import { Button } from '@balcao/ui/button'
import { LinkButton } from '@balcao/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, Eye, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { DetailPage } from '#kit/detail-page.tsx'
import { FormSkeleton } from '#kit/form/form-skeleton.tsx'
import { courseCatalogue } from './catalogue.ts'
import type { Course } from './course.ts'
import { CourseTree } from './course-tree.tsx'

// The screen opens on its first tab; the others are loaded when they are opened.
const StudentsTab = lazy(async () => ({ default: (await import('./students-tab.tsx')).StudentsTab }))
const CommentsTab = lazy(async () => ({ default: (await import('./comments-tab.tsx')).CommentsTab }))
const SettingsTab = lazy(async () => ({ default: (await import('./settings-tab.tsx')).SettingsTab }))
const ModuleDialog = lazy(async () => ({ default: (await import('./module-dialog.tsx')).ModuleDialog }))

/** Whether the seller still prepares the product: the page then links back to its creation steps. */
const isUnsent = ({ productStatus }: Course) => productStatus === 'DRAFT' || productStatus === 'NEEDS_CHANGES'

/** The course of a product: its contents, its students and their comments. */
export function CourseScreen() {
  const text = useMessages(courseCatalogue)
  const { productId } = useParams({ strict: false }) as { productId: string }
  const course = useQuery(api.seller.courses.get.queryOptions({ productId }))
  const [isAdding, setIsAdding] = useState(false)
  const lessonsOf = ({ modules }: Course) => modules.flatMap(({ lessons }) => lessons)
  const hasSample = (shown: Course) =>
    lessonsOf(shown).some(({ isPreview, isPublished }) => isPreview && isPublished)
  return (
    <>
      <DetailPage
        loadingTitle={text.title}
        query={course}
        skeleton={<FormSkeleton />}
        title={({ productName }) => productName}
        detail={(shown) => text.summary(lessonsOf(shown).length, shown.modules.length)}
        actions={(shown) => (
          <>
            {hasSample(shown) && (
              <LinkButton asChild icon={<Eye />}>
                <a href={`/amostra/${productId}`} target="_blank" rel="noreferrer">
                  {text.sample}
                </a>
              </LinkButton>
            )}
            {isUnsent(shown) && (
              <LinkButton asChild icon={<ArrowLeft />}>
                <Link to="/platform/create-product" search={{ product: productId, step: 'delivery' }}>
                  {text.backToDraft}
                </Link>
              </LinkButton>
            )}
            <Button variant="primary" icon={<Plus />} onClick={() => setIsAdding(true)}>
              {text.newModule}
            </Button>
          </>
        )}
        tabs={{
          label: text.tabs.label,
          items: (shown) => [
            {
              id: 'contents',
              label: text.tabs.contents,
              content: <CourseTree course={shown} onAddModule={() => setIsAdding(true)} />,
            },
            {
              id: 'students',
              label: text.tabs.students,
              count: shown.students || undefined,
              content: <StudentsTab productId={productId} />,
            },
            {
              id: 'comments',
              label: text.tabs.comments,
              count: shown.waitingComments || undefined,
              content: <CommentsTab productId={productId} />,
            },
            { id: 'settings', label: text.tabs.settings, content: <SettingsTab productId={productId} /> },
          ],
        }}
      />
      <Suspense>
        {isAdding && <ModuleDialog productId={productId} onClose={() => setIsAdding(false)} />}
      </Suspense>
    </>
  )
}
