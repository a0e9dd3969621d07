import { Button } from '@balcao/ui/button'
import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { coProductionCatalogue } from './catalogue.ts'
import type { Contract } from './contract.ts'

// Loaded on demand, so that the lists do not wait for the forms' code.
const ChangeDrawer = lazy(async () => ({ default: (await import('./change-drawer.tsx')).ChangeDrawer }))
const EndDialog = lazy(async () => ({ default: (await import('./end-dialog.tsx')).EndDialog }))

/** The viewer's actions on a contract in force or a pending one. */
export function ContractActions({ contract }: { contract: Contract }) {
  if (contract.state === 'ACTIVE') return <ActiveActions contract={contract} />
  return contract.isProposedByMe ? (
    <Answer contract={contract} answer="cancel" />
  ) : (
    <>
      <Answer contract={contract} answer="decline" />
      <Answer contract={contract} answer="accept" />
    </>
  )
}

function ActiveActions({ contract }: { contract: Contract }) {
  const text = useMessages(coProductionCatalogue).drawer
  const [open, setOpen] = useState<'change' | 'end' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button onClick={() => setOpen('end')}>{text.end}</Button>
      <Button variant="primary" onClick={() => setOpen('change')}>
        {text.change}
      </Button>
      <Suspense>
        {open === 'change' && <ChangeDrawer contract={contract} onClose={close} />}
        {open === 'end' && <EndDialog contract={contract} onClose={close} />}
      </Suspense>
    </>
  )
}

type AnswerProps = { contract: Contract; answer: 'accept' | 'decline' | 'cancel' }

function Answer({ contract, answer }: AnswerProps) {
  const text = useMessages(coProductionCatalogue).drawer
  const format = useFormat()
  const words = {
    accept: {
      title: text.acceptTitle(format.basisPoints(contract.basisPoints)),
      effect: text.acceptText,
      done: text.accepted,
    },
    decline: { title: text.declineTitle, effect: text.declineText, done: text.declined },
    cancel: { title: text.cancelTitle, effect: text.cancelText, done: text.canceled },
  }[answer]
  const act = useAction(api.seller.coProduction.answer, {
    invalidates: [api.seller.coProduction],
    done: words.done,
  })
  return (
    <ConfirmAction
      trigger={<Button variant={answer === 'accept' ? 'primary' : 'secondary'}>{text[answer]}</Button>}
      title={words.title}
      description={words.effect}
      confirmLabel={text[answer]}
      isDangerous={answer !== 'accept'}
      onConfirm={() => act.run({ contractId: contract.id, answer })}
    />
  )
}
