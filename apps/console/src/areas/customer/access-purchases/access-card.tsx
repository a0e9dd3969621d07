import type { AccessStanding } from '@balcao/domain/delivery/access'
import type { Tone } from '@balcao/ui/badge'
import { Banner } from '@balcao/ui/banner'
import { Card } from '@balcao/ui/card'
import { LinkButton } from '@balcao/ui/link-button'
import { Progress } from '@balcao/ui/progress'
import { StatusBadge } from '@balcao/ui/status-badge'
import { Link } from '@tanstack/react-router'
import { GraduationCap } from 'lucide-react'
import { SupportLinks } from '#features/buying/support-links.tsx'
import { ProductPicture } from '#features/products/product-picture.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { Access } from './access.ts'
import { AccessRecords } from './access-records.tsx'
import { accessPurchasesCatalogue } from './catalogue.ts'
import { ContentRow } from './content-row.tsx'
import type { Playing } from './play-dialog.tsx'

const tones: Record<AccessStanding, Tone> = {
  OPEN: 'positive',
  LATE: 'pending',
  PAUSED: 'pending',
  ENDED: 'neutral',
  REVOKED: 'negative',
}

type AccessCardProps = { access: Access; onPlay: (playing: Playing) => void }

/** One bought product: its access, and its content. */
export function AccessCard({ access, onPlay }: AccessCardProps) {
  const text = useMessages(accessPurchasesCatalogue)
  const { id, productName, sellerName, contents, standing, isOpen } = access
  const hasContact = Boolean(access.supportEmail || access.supportPhone)
  return (
    <Card className="grid gap-3">
      <header className="flex min-w-0 items-start gap-3">
        <ProductPicture name={productName} url={access.imageUrl} size="large" />
        <div className="grid min-w-0 flex-1 justify-items-start gap-1">
          <h2 className="text-balance font-semibold">{productName}</h2>
          <p className="text-muted text-sm">{sellerName}</p>
          <StatusBadge tone={tones[standing]}>{text.standing[standing]}</StatusBadge>
        </div>
      </header>
      <Why access={access} />
      {isOpen && access.course && <CourseEntry grantId={id} course={access.course} />}
      {isOpen && access.deliveryNote && <p className="whitespace-pre-line">{access.deliveryNote}</p>}
      {isOpen && contents.length === 0 && !access.deliveryNote && access.course === null && (
        <p className="text-muted text-sm">{hasContact ? text.noContents : text.noContentsNoContact}</p>
      )}
      {contents.length > 0 && (
        <ul className="grid divide-y divide-(--color-border) border-default border-y">
          {contents.map((content) => (
            <li key={content.id}>
              <ContentRow grantId={id} {...{ content, hasContact, onPlay }} />
            </li>
          ))}
        </ul>
      )}
      {hasContact && (
        <SupportLinks
          sellerName={sellerName}
          supportEmail={access.supportEmail}
          supportPhone={access.supportPhone}
          subject={
            access.orderCode === null
              ? text.helpSubjectGiven(productName)
              : text.helpSubject(access.orderCode, productName)
          }
        />
      )}
      <AccessRecords grantId={id} />
    </Card>
  )
}

type CourseEntryProps = { grantId: string; course: NonNullable<Access['course']> }

/** Progress of the buyer in the product's course, and the link to it. */
function CourseEntry({ grantId, course: { done, lessons, percent } }: CourseEntryProps) {
  const { course: text } = useMessages(accessPurchasesCatalogue)
  const progress = done === lessons ? text.done : text.progress(done, lessons)
  return (
    <div className="grid gap-2">
      <Progress label={progress} value={percent / 100} />
      <p className="text-muted text-sm tabular-nums">{progress}</p>
      <LinkButton asChild variant="primary" isFullWidth icon={<GraduationCap />}>
        <Link to="/my-purchases/course/$grantId" params={{ grantId }}>
          {text.open}
        </Link>
      </LinkButton>
    </div>
  )
}

/** Why the access is closed, or soon will be, and how to reopen it. */
function Why({ access: { standing, cause, closedAt, openUntil, subscriptionId } }: { access: Access }) {
  const text = useMessages(accessPurchasesCatalogue)
  const format = useFormat()
  const until = openUntil === null ? '' : format.date(openUntil)
  if (standing === 'OPEN')
    return subscriptionId === null || openUntil === null ? null : (
      <p className="text-muted text-sm">{text.openUntil(until)}</p>
    )
  if (standing === 'REVOKED')
    return (
      <Banner tone="info">
        {cause && closedAt ? text.why[cause](format.date(closedAt)) : text.standing.REVOKED}
      </Banner>
    )
  return (
    <Banner
      tone="pending"
      action={
        <LinkButton asChild size="small">
          <Link to="/my-purchases" search={{ tab: 'subscriptions' }}>
            {text.toSubscription}
          </Link>
        </LinkButton>
      }
    >
      {standing === 'LATE' ? text.why.LATE(until) : text.why[standing]}
    </Banner>
  )
}
