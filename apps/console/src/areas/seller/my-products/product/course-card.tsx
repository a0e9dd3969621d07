import { Card } from '@balcao/ui/card'
import { LinkButton } from '@balcao/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GraduationCap } from 'lucide-react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { productCatalogue } from './catalogue.ts'

/** Link from a product to its course, and the number of lessons that its buyers see. */
export function CourseCard({ productId }: { productId: string }) {
  const { course: text } = useMessages(productCatalogue)
  const lessons = usePublishedLessons(productId)
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-semibold">{text.title}</h2>
        <p className="text-muted text-sm">{lessons ? text.published(lessons) : text.text}</p>
      </div>
      <LinkButton asChild icon={<GraduationCap />}>
        <Link to="/platform/my-products/course/$productId" params={{ productId }}>
          {lessons === 0 ? text.create : text.open}
        </Link>
      </LinkButton>
    </Card>
  )
}

/** Undefined until the course is loaded. */
export function usePublishedLessons(productId: string): number | undefined {
  const course = useQuery(api.seller.courses.get.queryOptions({ productId })).data
  return course?.modules.flatMap(({ lessons }) => lessons).filter(({ isPublished }) => isPublished).length
}
