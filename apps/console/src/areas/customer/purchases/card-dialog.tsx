import { isValidDocument } from '@balcao/domain/people/document'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Dialog } from '@balcao/ui/dialog'
import { Field } from '@balcao/ui/field'
import { MaskedInput } from '@balcao/ui/masked-input'
import { documentMask } from '@balcao/ui/masks'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { purchasesCatalogue } from './catalogue.ts'
import { type OwnSubscription, whatShowsSubscriptions } from './own-subscription.ts'
import { useCardTalk } from './use-card-talk.ts'

type CardDialogProps = { subscription: OwnSubscription; onClose: () => void }

/** Another card for the next charges. Its number is typed in a frame of another origin and never reaches this page. */
export function CardDialog({ subscription, onClose }: CardDialogProps) {
  const { cardDialog: text } = useMessages(purchasesCatalogue).subscription
  const core = useMessages(coreCatalogue)
  const cards = useQuery(api.customer.subscriptions.cardsOrigin.queryOptions())
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.title}
      description={text.text}
      closeLabel={core.action.close}
    >
      <QueryStates query={cards} skeleton={<Skeleton className="h-72" />}>
        {({ origin }) =>
          origin === null ? (
            <Banner tone="info">{text.unavailable}</Banner>
          ) : (
            <CardForm subscription={subscription} cardsOrigin={origin} onDone={onClose} />
          )
        }
      </QueryStates>
    </Dialog>
  )
}

type CardFormProps = { subscription: OwnSubscription; cardsOrigin: string; onDone: () => void }

function CardForm({ subscription: { id, state }, cardsOrigin, onDone }: CardFormProps) {
  const { cardDialog: text } = useMessages(purchasesCatalogue).subscription
  const reader = useErrorReader()
  const { language } = useLocale()
  const [document, setDocument] = useState('')
  const [documentProblem, setDocumentProblem] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const change = useAction(api.customer.subscriptions.updateCard, {
    invalidates: whatShowsSubscriptions,
    done: text.done,
  })
  const talk = useCardTalk(cardsOrigin, () => void save())

  async function save() {
    if (isBusy) return
    setProblem(undefined)
    if (!isValidDocument(document)) return setDocumentProblem(text.documentProblem)
    setIsBusy(true)
    try {
      const handed = await talk.handOver(document)
      if (handed.kind === 'FAILED') setProblem(text.failed)
      if (handed.kind !== 'CARD') return
      await change.run({ subscriptionId: id, card: handed.sealed })
      onDone()
    } catch (error) {
      setProblem(reader.textOf(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="grid gap-4">
      <div role="alert" className="empty:hidden">
        {problem && <Banner tone="negative">{problem}</Banner>}
      </div>
      {state === 'PAST_DUE' && <Banner tone="info">{text.late}</Banner>}
      {talk.state === 'BLOCKED' ? (
        <Banner tone="negative">{text.blocked}</Banner>
      ) : (
        <>
          {talk.state === 'LOADING' && <Skeleton className="h-60" />}
          <iframe
            ref={talk.frame}
            title={text.frame}
            src={`${cardsOrigin}/cards/${window.location.host}/another-card?locale=${language}`}
            height={talk.height || 0}
            referrerPolicy="no-referrer"
            className="w-full border-0"
          />
        </>
      )}
      <Field label={text.document} error={documentProblem} isRequired>
        <MaskedInput
          mask={documentMask}
          value={document}
          onChange={(bare) => {
            setDocument(bare)
            setDocumentProblem(undefined)
          }}
        />
      </Field>
      <Button
        variant="primary"
        size="large"
        isFullWidth
        isBusy={isBusy}
        disabled={talk.state !== 'READY'}
        onClick={() => void save()}
      >
        {text.save}
      </Button>
    </div>
  )
}
