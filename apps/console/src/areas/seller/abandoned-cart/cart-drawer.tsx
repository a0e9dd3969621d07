import { sourceName } from '@balcao/domain/checkout/source-names'
import { formatPhone } from '@balcao/domain/people/phone'
import { Button } from '@balcao/ui/button'
import { CopyButton } from '@balcao/ui/copy-button'
import { DescriptionList } from '@balcao/ui/description-list'
import { LinkButton } from '@balcao/ui/link-button'
import { MessageCircle } from 'lucide-react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import type { Cart } from './cart.ts'
import { CartStateBadge } from './cart-state-badge.tsx'
import { abandonedCartCatalogue } from './catalogue.ts'
import { useCartActions } from './use-cart-actions.tsx'
import { useWhatsappHref } from './use-whatsapp-href.ts'

export function CartDrawer(drawer: ListDrawer) {
  const text = useMessages(abandonedCartCatalogue)
  const { actionsFor, dialog } = useCartActions()
  return (
    <>
      <RecordDrawer
        {...drawer}
        query={api.seller.carts.get.queryOptions({ cartId: drawer.rowId })}
        loadingTitle={text.drawer.loading}
        title={({ name, email }) => name || email || text.nobody}
        detail={(cart) => (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
            <CartStateBadge state={cart.state} />
            {text.reason[cart.reason]}
          </p>
        )}
        actions={(cart) => (
          <>
            {actionsFor(cart)
              .filter(({ id }) => id === 'erase' || id === 'stop' || id === 'send')
              .toReversed()
              .map(({ id, label, icon, onRun }) => (
                <Button
                  key={id}
                  icon={icon}
                  variant={id === 'send' ? 'primary' : 'secondary'}
                  onClick={onRun}
                >
                  {label}
                </Button>
              ))}
          </>
        )}
      >
        {(cart) => <CartFacts cart={cart} />}
      </RecordDrawer>
      {dialog}
    </>
  )
}

function CartFacts({ cart }: { cart: Cart }) {
  const messages = useMessages(abandonedCartCatalogue)
  const { drawer: text, action } = messages
  const core = useMessages(coreCatalogue)
  const format = useFormat()
  const whatsapp = useWhatsappHref()(cart)
  const instant = (id: string, term: string, at: string | null) =>
    at === null ? [] : [{ id, term, value: format.dateTime(at), isNumber: true }]
  return (
    <div className="grid gap-6">
      <DescriptionList
        items={[
          { id: 'product', term: text.product, value: cart.productName },
          {
            id: 'amount',
            term: text.amount,
            value: <Money cents={cart.amountCents} currency={cart.currency} />,
          },
          { id: 'stage', term: text.stage, value: messages.stage[cart.stage] },
          ...(cart.email === '' ? [] : [{ id: 'email', term: text.email, value: cart.email }]),
          ...(cart.phone === ''
            ? []
            : [{ id: 'phone', term: text.phone, value: formatPhone(cart.phone), isNumber: true }]),
          {
            id: 'source',
            term: text.source,
            value: cart.utm.utm_source ? sourceName(cart.utm.utm_source, format.locale) : text.direct,
          },
          ...instant('started', text.started, cart.createdAt),
          ...instant('updated', text.updated, cart.updatedAt),
          ...instant('reminded', text.reminded, cart.remindedAt),
          ...instant('next', text.next, cart.nextReminderAt),
          ...instant('returned', text.returned, cart.returnedAt),
          ...instant('settled', text.settled, cart.settledAt),
          ...(cart.order === null
            ? []
            : [
                {
                  id: 'order',
                  term: text.order,
                  value: `${cart.order.code} · ${format.money(cart.order.totalCents, cart.currency)}`,
                },
              ]),
        ]}
      />
      <section className="grid gap-3 rounded-control bg-sunken p-4">
        <div>
          <h3 className="font-medium">{text.link}</h3>
          <p className="text-muted text-sm">{text.linkHelp}</p>
        </div>
        <p className="wrap-anywhere line-clamp-2 font-mono text-sm">{cart.link}</p>
        <div className="flex flex-wrap gap-2">
          <CopyButton
            text={cart.link}
            label={action.copyLink}
            copiedLabel={core.action.copied}
            size="medium"
          />
          {whatsapp !== null && (
            <LinkButton href={whatsapp} target="_blank" rel="noopener noreferrer" icon={<MessageCircle />}>
              {action.whatsapp}
            </LinkButton>
          )}
        </div>
      </section>
    </div>
  )
}
