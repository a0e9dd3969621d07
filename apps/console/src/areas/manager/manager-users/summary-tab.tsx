import { formatPhone } from '@balcao/domain/people/phone'
import { Banner } from '@balcao/ui/banner'
import { DescriptionList } from '@balcao/ui/description-list'
import { LinkButton } from '@balcao/ui/link-button'
import { Mail, MessageCircle } from 'lucide-react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { relativeChange } from '#kit/change.ts'
import { Money } from '#kit/money.tsx'
import { managerUsersCatalogue } from './catalogue.ts'
import type { Seller } from './seller.ts'
import { PapersBadge } from './seller-badges.tsx'

/** Seller data that a manager may see: contact, stage, sales, and the commission on them. */
export function SummaryTab({ seller }: { seller: Seller }) {
  const messages = useMessages(managerUsersCatalogue)
  const text = messages.drawer
  const format = useFormat()
  const { need, phone, email, lastAccessAt } = seller
  const shares = [seller.pixBasisPoints, seller.creditCardBasisPoints, seller.billetBasisPoints] as const
  const [pix, card, billet] = shares.map((share) => format.basisPoints(share))
  return (
    <div className="grid gap-5">
      {need && (
        <Banner tone="pending" title={messages.need[need]}>
          {messages.needText[need]}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        {phone && (
          <LinkButton asChild icon={<MessageCircle />}>
            <a href={`https://wa.me/55${phone}`} target="_blank" rel="noreferrer">
              {text.whatsapp}
            </a>
          </LinkButton>
        )}
        <LinkButton asChild icon={<Mail />}>
          <a href={`mailto:${email}`}>{text.email}</a>
        </LinkButton>
      </div>
      <DescriptionList
        items={[
          {
            id: 'volume',
            term: messages.column.volume,
            value:
              seller.volumes.length === 0 ? (
                <Money cents={0} />
              ) : (
                seller.volumes.map((volume) => <VolumeLine key={volume.currency} volume={volume} />)
              ),
          },
          {
            id: 'commission',
            term: text.commission,
            value: (
              <>
                {text.shares(pix ?? '', card ?? '', billet ?? '')}
                <span className="block text-muted text-sm">{text.sharesHelp}</span>
              </>
            ),
          },
          { id: 'papers', term: messages.column.papers, value: <PapersBadge papers={seller.papers} /> },
          { id: 'phone', term: text.phone, value: phone ? formatPhone(phone) : text.noPhone },
          { id: 'registered', term: messages.column.registered, value: format.date(seller.registeredAt) },
          { id: 'since', term: text.since, value: format.date(seller.inCareSince) },
          {
            id: 'lastAccess',
            term: messages.column.lastAccess,
            value: lastAccessAt === null ? messages.neverEntered : format.longDateTime(lastAccessAt),
          },
        ]}
      />
    </div>
  )
}

function VolumeLine({ volume }: { volume: Seller['volumes'][number] }) {
  const text = useMessages(managerUsersCatalogue)
  const format = useFormat()
  const change = relativeChange({ now: volume.currentCents, before: volume.previousCents })
  return (
    <span className="block">
      <Money cents={volume.currentCents} currency={volume.currency} />
      {change && (
        <span className="block text-muted text-sm">{text.growth(format.signedPercent(change.share))}</span>
      )}
    </span>
  )
}
