import { Card } from '@balcao/ui/card'
import { LinkButton } from '@balcao/ui/link-button'
import { Progress } from '@balcao/ui/progress'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { accessPurchasesCatalogue } from './catalogue.ts'

/** The lesson at which the buyer stopped last; empty without a course in progress. */
export function LastStudy() {
  const { last: text, course } = useMessages(accessPurchasesCatalogue)
  const study = useQuery(api.customer.courses.last.queryOptions()).data
  if (!study) return null
  const { grantId, lessonId, lessonTitle, productName, moduleTitle, imageUrl, done, lessons, secondsLeft } =
    study
  const progress = course.progress(done, lessons)
  return (
    <Card className="grid grid-cols-1 gap-5 overflow-hidden sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      {imageUrl !== null && (
        <img src={imageUrl} alt="" className="aspect-video w-full rounded-control object-cover" />
      )}
      <div className="grid content-center gap-2">
        <p className="text-muted text-sm">{text.title}</p>
        <h2 className="wrap-anywhere font-semibold text-lg">{lessonTitle}</h2>
        <p className="wrap-anywhere text-muted">{text.place(productName, moduleTitle)}</p>
        <div className="max-w-sm">
          <Progress label={progress} value={done / lessons} />
        </div>
        <p className="text-muted text-sm tabular-nums">{progress}</p>
        <div className="mt-1 flex flex-wrap gap-2">
          <LinkButton asChild variant="primary" icon={<Play />}>
            <Link to="/my-purchases/course/$grantId" params={{ grantId }} search={{ lesson: lessonId }}>
              {secondsLeft === null ? text.go : text.goWith(Math.max(1, Math.ceil(secondsLeft / 60)))}
            </Link>
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
