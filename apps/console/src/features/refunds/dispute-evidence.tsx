import { Progress } from '@balcao/ui/progress'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { refundsCatalogue } from './catalogue.ts'
import type { Dispute } from './refunds-data.ts'

/** The buyer's access and use of the digital products in the sale, as recorded by the platform. */
export function DisputeEvidence({ evidence }: Pick<Dispute, 'evidence'>) {
  const { evidence: text } = useMessages(refundsCatalogue).dispute
  const format = useFormat()
  if (evidence.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{text.title}</h3>
      {evidence.map(({ grantId, productName, grantedAt, course, records }) => (
        <div key={grantId} className="grid gap-2 rounded-control border border-default p-3">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="font-medium">{productName}</span>
            <span className="text-muted text-sm">{text.granted(format.dateTime(grantedAt))}</span>
          </p>
          {course && (
            <>
              <Progress label={text.progress(course.done, course.lessons)} value={course.percent / 100} />
              <p className="text-muted text-sm tabular-nums">{text.progress(course.done, course.lessons)}</p>
            </>
          )}
          {records.length === 0 ? (
            <p className="text-muted text-sm">{text.none}</p>
          ) : (
            <ul className="grid gap-1 text-sm">
              {records.map(({ id, what, title, at }) => (
                <li key={id} className="flex flex-wrap justify-between gap-x-3">
                  <span className="wrap-anywhere">{text.record[what](title)}</span>
                  <time dateTime={at} className="text-muted tabular-nums">
                    {format.dateTime(at)}
                  </time>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  )
}
