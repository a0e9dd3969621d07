import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { Textarea } from '@balcao/ui/textarea'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { useToday } from '#kit/use-today.ts'
import { marketplaceCatalogue } from './catalogue.ts'
import type { Program } from './program.ts'

const messageLengthMax = 1_000
/** Days after a refusal until a new request is allowed. */
const refusedForDays = 30

/** Requests an affiliation, or shows why that is not possible now. */
export function ProgramRequest({ program }: { program: Program }) {
  const text = useMessages(marketplaceCatalogue).drawer
  const format = useFormat()
  const today = useToday()
  const { ownStatus, ownSince } = program
  if (ownStatus === 'ACTIVE' || ownStatus === 'PAUSED') return null
  if (ownStatus === 'BLOCKED') return <Banner tone="negative">{text.blocked}</Banner>
  if (ownStatus === 'REQUESTED' && ownSince !== null)
    return <Banner tone="pending">{text.waiting(format.date(ownSince))}</Banner>
  const againFrom =
    ownStatus === 'REFUSED' && ownSince !== null
      ? addDays(dayInSaoPaulo(new Date(ownSince)), refusedForDays)
      : null
  if (againFrom !== null && today < againFrom)
    return <Banner tone="negative">{text.refused(format.date(againFrom))}</Banner>
  return <RequestForm program={program} />
}

function RequestForm({ program }: { program: Program }) {
  const text = useMessages(marketplaceCatalogue).drawer
  const [message, setMessage] = useState('')
  const request = useAction(api.seller.affiliations.request, {
    invalidates: [api.seller.marketplace, api.seller.affiliations],
    done: program.needsApproval ? text.requested : text.nowActive,
  })
  const { productId, termsVersion } = program
  if (termsVersion === null) return null
  const accepts = <p className="text-muted text-sm">{text.accepts(termsVersion)}</p>
  if (!program.needsApproval)
    return (
      <div className="grid gap-3">
        {accepts}
        <Button
          variant="primary"
          className="justify-self-start"
          isBusy={request.isBusy}
          onClick={() => request.start({ productId, termsVersion })}
        >
          {text.join}
        </Button>
      </div>
    )
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        request.start({ productId, termsVersion, message })
      }}
    >
      <Field label={text.message(program.sellerName)} help={text.messageHelp}>
        <Textarea
          rows={3}
          maxLength={messageLengthMax}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </Field>
      {accepts}
      <Button type="submit" variant="primary" className="justify-self-start" isBusy={request.isBusy}>
        {text.request}
      </Button>
    </form>
  )
}
