import { formatPhone } from '@balcao/domain/people/phone'
import { Button } from '@balcao/ui/button'
import { CopyButton } from '@balcao/ui/copy-button'
import { DescriptionList } from '@balcao/ui/description-list'
import { LinkButton } from '@balcao/ui/link-button'
import { MessageCircle } from 'lucide-react'
import { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { lastDayBefore } from '#kit/last-day.ts'
import type { ListDrawer, RowAction } from '#kit/list/list-declaration.ts'
import { QrShare } from '#kit/qr-share.tsx'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { directCheckoutCatalogue } from './catalogue.ts'
import { linkMessage, linkWhatsappHref, type PaymentLink } from './link.ts'
import { LinkStateBadge } from './link-state-badge.tsx'

type LinkDrawerProps = { drawer: ListDrawer; actionsFor: (link: PaymentLink) => RowAction[] }

export function LinkDrawer({ drawer, actionsFor }: LinkDrawerProps) {
  const text = useMessages(directCheckoutCatalogue)
  return (
    <RecordDrawer
      {...drawer}
      query={api.seller.links.get.queryOptions({ linkId: drawer.rowId })}
      loadingTitle={text.drawer.loading}
      title={({ title }) => title}
      detail={({ state }) => <LinkStateBadge state={state} />}
      actions={(link) =>
        actionsFor(link)
          .filter(({ id }) => id !== 'copy')
          .map(({ id, label, icon, onRun }) => (
            <Button key={id} icon={icon} onClick={onRun}>
              {label}
            </Button>
          ))
      }
    >
      {(link) => (
        <div className="grid gap-6">
          {link.state === 'ACTIVE' && <LinkShare link={link} />}
          <LinkFacts link={link} />
        </div>
      )}
    </RecordDrawer>
  )
}

/** Three ways to share a link: copy, QR code, message. */
function LinkShare({ link }: { link: PaymentLink }) {
  const messages = useMessages(directCheckoutCatalogue)
  const core = useMessages(coreCatalogue)
  const format = useFormat()
  const message = linkMessage(link, messages, format)
  return (
    <section className="grid items-start gap-4 rounded-control bg-sunken p-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <QrShare text={link.url} label={messages.drawer.qr(link.title)} />
      <div className="grid content-start gap-3">
        <h3 className="font-medium">{messages.drawer.share}</h3>
        <p className="wrap-anywhere font-mono text-sm">{link.url}</p>
        <div className="flex flex-wrap gap-2">
          <CopyButton
            text={link.url}
            label={messages.action.copy}
            copiedLabel={core.action.copied}
            size="medium"
          />
          <LinkButton
            href={linkWhatsappHref(link, message)}
            target="_blank"
            rel="noopener noreferrer"
            icon={<MessageCircle />}
          >
            {messages.action.whatsapp}
          </LinkButton>
        </div>
        <p className="text-muted text-sm">{message}</p>
      </div>
    </section>
  )
}

function LinkFacts({ link }: { link: PaymentLink }) {
  const { drawer: text, form, never, each } = useMessages(directCheckoutCatalogue)
  const { method } = useMessages(paymentsCatalogue)
  const format = useFormat()
  const money = (cents: number) => format.money(cents, link.currency)
  const { quantity, unitCents, buyer } = link
  return (
    <DescriptionList
      items={[
        { id: 'product', term: text.product, value: link.productName },
        { id: 'offer', term: text.offer, value: link.offerTitle },
        {
          id: 'total',
          term: text.total,
          value: (
            <>
              {money(link.totalCents)}
              <span className="block text-muted text-sm">
                {quantity > 1 && `${each(format.integer(quantity), money(unitCents))} · `}
                {link.isFreeValue ? text.agreedPrice : text.offerPrice}
              </span>
            </>
          ),
        },
        {
          id: 'methods',
          term: text.methods,
          value: [
            ...link.methods.map((name) => method[name]),
            ...(link.installmentsMax === null ? [] : [form.upTo(link.installmentsMax)]),
          ].join(', '),
        },
        { id: 'use', term: text.use, value: link.isOneUse ? form.once : form.many },
        {
          id: 'expires',
          term: text.expires,
          value: link.expiresAt === null ? never : format.day(lastDayBefore(link.expiresAt)),
        },
        ...(buyer === null
          ? []
          : [
              {
                id: 'buyer',
                term: text.buyer,
                value: [buyer.name, buyer.email, formatPhone(buyer.phone)].filter(Boolean).join(' · '),
              },
            ]),
        { id: 'opened', term: text.opened, value: format.integer(link.openedCount), isNumber: true },
        {
          id: 'paid',
          term: text.paid,
          value: text.paidOf(format.integer(link.paidCount), money(link.paidCents)),
          isNumber: true,
        },
        { id: 'created', term: text.created, value: format.dateTime(link.createdAt), isNumber: true },
      ]}
    />
  )
}
