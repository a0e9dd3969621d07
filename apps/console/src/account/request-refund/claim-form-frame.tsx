import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import type { FormEvent, ReactNode } from 'react'
import { useRefusal } from '#account/use-refusal.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { requestRefundCatalogue } from './catalogue.ts'

type ClaimFormFrameProps = {
  form: { refusal: unknown; isBusy: boolean; submit: (event: FormEvent) => unknown }
  children: ReactNode
  /** Present where the form sends something other than a request for a code. */
  submitLabel?: string
  answer?: string
}

/**
 * Common parts of the forms that identify a purchase: the refusal above, the button below, and the answer to
 * expect.
 */
export function ClaimFormFrame({ form, children, submitLabel, answer }: ClaimFormFrameProps) {
  const { find: text } = useMessages(requestRefundCatalogue)
  const refusal = useRefusal(form.refusal)
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <div role="alert" className="empty:hidden">
        {refusal.text && <Banner tone="negative">{refusal.text}</Banner>}
      </div>
      {children}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        disabled={refusal.isWaiting}
        isBusy={form.isBusy}
      >
        {submitLabel ?? text.submit}
      </Button>
      <p className="text-muted text-sm">{answer ?? text.sameAnswer}</p>
    </form>
  )
}
