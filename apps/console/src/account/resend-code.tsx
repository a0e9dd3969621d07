import { Button } from '@balcao/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { useNow } from '#kit/use-today.ts'
import { accountCatalogue } from './catalogue.ts'
import { useRefusal } from './use-refusal.ts'

/** A mail takes a moment: an earlier second code would only invalidate the first. */
const waitMs = 30_000

/** Sends another code, after a visible wait. The server limits the number of codes. */
export function ResendCode({ resend }: { resend: () => Promise<unknown> }) {
  const text = useMessages(accountCatalogue).resend
  const now = useNow(1_000).getTime()
  const [sentAt, setSentAt] = useState(now)
  const again = useMutation({ mutationFn: resend, onSuccess: () => setSentAt(Date.now()) })
  const refusal = useRefusal(again.error)
  const secondsLeft = Math.max(0, Math.ceil((sentAt + waitMs - now) / 1_000))
  return (
    <div className="grid gap-1">
      <Button
        size="small"
        variant="ghost"
        disabled={secondsLeft > 0 || refusal.isWaiting}
        isBusy={again.isPending}
        onClick={() => again.mutate()}
      >
        {secondsLeft > 0 ? text.wait(secondsLeft) : text.label}
      </Button>
      <p role="status" className="text-center text-muted text-sm empty:hidden">
        {refusal.text ?? (again.isSuccess && secondsLeft > 0 ? text.sent : null)}
      </p>
    </div>
  )
}
