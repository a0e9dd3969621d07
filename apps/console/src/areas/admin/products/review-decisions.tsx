import { Button } from '@balcao/ui/button'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { manageProductsCatalogue } from './catalogue.ts'
import type { Review } from './review.ts'

/** Possible decisions. They apply to the version that was read; a later change requires another look. */
export function ReviewDecisions({ review }: { review: Review }) {
  const text = useMessages(manageProductsCatalogue)
  const { name } = review.product
  const decide = useAction(api.admin.products.decide, { invalidates: [api.admin.products] })
  const suspend = useAction(api.admin.products.suspend, {
    invalidates: [api.admin.products],
    done: text.suspend.done,
  })
  const seen = { reviewId: review.id, version: review.version }
  const reason = { isRequired: true, help: text.reasonHelp }
  if (review.state !== 'OPEN')
    return review.product.status === 'APPROVED' ? (
      <ConfirmAction
        trigger={<Button variant="danger">{text.suspend.label}</Button>}
        title={text.suspend.title(name)}
        description={text.suspend.text}
        confirmLabel={text.suspend.label}
        isDangerous
        reason={reason}
        onConfirm={(answer) => suspend.run({ productId: review.product.id, reason: answer.reason })}
      />
    ) : null
  return (
    <>
      {(['REJECTED', 'NEEDS_CHANGES'] as const).map((decision) => (
        <ConfirmAction
          key={decision}
          trigger={
            <Button variant={decision === 'REJECTED' ? 'danger' : 'secondary'}>{text[decision].label}</Button>
          }
          title={text[decision].title(name)}
          description={text[decision].text}
          confirmLabel={text[decision].label}
          isDangerous={decision === 'REJECTED'}
          reason={reason}
          onConfirm={(answer) => decide.run({ ...seen, decision, reason: answer.reason })}
        />
      ))}
      <ConfirmAction
        trigger={<Button variant="primary">{text.approve.label}</Button>}
        title={text.approve.title(name)}
        description={text.approve.text}
        confirmLabel={text.approve.label}
        onConfirm={() => decide.run({ ...seen, decision: 'APPROVED' })}
      />
    </>
  )
}
