import { Card } from '@balcao/ui/card'
import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { GraduationCap } from 'lucide-react'
import { useMessages } from '#i18n/use-messages.ts'
import { productCatalogue } from './catalogue.ts'

/** Link from a product to its course. */
export function CourseCard({ productId }: { productId: string }) {
  const { course: text } = useMessages(productCatalogue)
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-semibold">{text.title}</h2>
        <p className="text-muted text-sm">{text.text}</p>
      </div>
      <LinkButton asChild icon={<GraduationCap />}>
        <Link to="/platform/my-products/course/$productId" params={{ productId }}>
          {text.open}
        </Link>
      </LinkButton>
    </Card>
  )
}
