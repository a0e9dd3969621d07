import { Button } from '@balcao/ui/button'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { domainsCatalogue } from './catalogue.ts'
import type { DomainUses } from './domain.ts'

/** Actions on a host, and the effect of each on existing links. */
export function DomainActions({ host, uses }: { host: string; uses: DomainUses }) {
  const text = useMessages(domainsCatalogue)
  const shared = { proven: true, invalidates: [api.admin.domains] }
  const makePrimary = useAction(api.admin.domains.makePrimary, { ...shared, done: text.madePrimary })
  const moveCheckout = useAction(api.admin.domains.useForCheckout, {
    ...shared,
    done: text.checkoutChanged,
  })
  const stopMail = useAction(api.admin.domains.stopMail, { ...shared, done: text.mailChanged })
  const remove = useAction(api.admin.domains.remove, { ...shared, done: text.removed })
  return (
    <>
      {uses && !uses.isPrimary && (
        <ConfirmAction
          trigger={<Button size="small">{text.makePrimary}</Button>}
          title={text.makePrimaryTitle(host)}
          description={text.makePrimaryText}
          confirmLabel={text.makePrimary}
          onConfirm={() => makePrimary.run({ host })}
        />
      )}
      {uses && !uses.isForCheckout && (
        <ConfirmAction
          trigger={<Button size="small">{text.checkoutHere}</Button>}
          title={text.checkoutHereTitle(host)}
          description={text.checkoutHereText}
          confirmLabel={text.checkoutHere}
          onConfirm={() => moveCheckout.run({ host })}
        />
      )}
      {uses?.isForCheckout && (
        <ConfirmAction
          trigger={<Button size="small">{text.stopForCheckout}</Button>}
          title={text.stopForCheckoutTitle(host)}
          description={text.stopForCheckoutText}
          confirmLabel={text.stopForCheckout}
          onConfirm={() => moveCheckout.run({ host: null })}
        />
      )}
      {uses?.sendsMail && (
        <ConfirmAction
          trigger={<Button size="small">{text.stopMail}</Button>}
          title={text.stopMailTitle(host)}
          description={text.stopMailText}
          confirmLabel={text.stopMail}
          onConfirm={() => stopMail.run()}
        />
      )}
      {!uses?.isPrimary && (
        <ConfirmAction
          trigger={
            <Button size="small" variant="ghost">
              {text.remove}
            </Button>
          }
          title={text.removeTitle(host)}
          description={uses ? text.removeText : text.removePendingText}
          confirmLabel={text.remove}
          isDangerous
          reason={{ isRequired: true }}
          onConfirm={({ reason }) => remove.run({ host, reason })}
        />
      )}
    </>
  )
}
