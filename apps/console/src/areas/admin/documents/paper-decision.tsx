import { type PaperRefusal, paperRefusals } from '@balcao/domain/people/seller-profile'
import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { Kbd } from '@balcao/ui/kbd'
import { RadioGroup } from '@balcao/ui/radio-group'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { Textarea } from '@balcao/ui/textarea'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '#api/client.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { useShortcut } from '#kit/use-shortcut.ts'
import { documentValidationCatalogue } from './catalogue.ts'
import type { SentPaper } from './document.ts'

type Verdict = 'APPROVE' | 'REFUSE'

type PaperDecisionProps = {
  sellerName: string
  paper: SentPaper
  /** Whether the paper was opened: an unopened paper cannot be decided. */
  isOpened: boolean
  onDecided: () => void
}

/** Decision about the paper in the viewer. It takes effect when it is saved: a key alone approves nothing. */
export function PaperDecision({ sellerName, paper, isOpened, onDecided }: PaperDecisionProps) {
  const messages = useMessages(documentValidationCatalogue)
  const text = messages.decision
  const reader = useErrorReader()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [refusal, setRefusal] = useState<PaperRefusal>('ILLEGIBLE')
  const [note, setNote] = useState('')
  const saver = useRef<HTMLButtonElement>(null)
  const told = { invalidates: [api.admin.documents], isErrorShownHere: true }
  const approve = useAction(api.admin.documents.approve, { ...told, done: text.approved })
  const refuse = useAction(api.admin.documents.refuse, { ...told, done: text.refused })
  const { documentId } = paper
  const error = verdict === 'APPROVE' ? approve.error : refuse.error
  useShortcut('a', () => chooseByKey('APPROVE'))
  useShortcut('r', () => chooseByKey('REFUSE'))
  /** The focus goes to the button that saves, which Enter presses. */
  function chooseByKey(chosen: Verdict) {
    if (!isOpened) return
    flushSync(() => setVerdict(chosen))
    saver.current?.focus()
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    if (verdict === null || !isOpened) return
    try {
      if (verdict === 'APPROVE') await approve.run({ documentId })
      else await refuse.run({ documentId, refusal, note: note || null })
    } catch {
      return
    }
    onDecided()
  }
  return (
    <form
      onSubmit={save}
      className="grid gap-4"
      aria-label={text.of(messages.paper[paper.paper], sellerName)}
    >
      <SegmentedControl<Verdict>
        label={text.title}
        isFullWidth
        disabled={!isOpened}
        value={verdict}
        onChange={setVerdict}
        segments={[
          { value: 'APPROVE', label: <Keyed name={text.approve} keyName="A" /> },
          { value: 'REFUSE', label: <Keyed name={text.refuse} keyName="R" /> },
        ]}
      />
      {!isOpened && <p className="text-muted text-sm">{text.openFirst}</p>}
      {verdict === 'APPROVE' && <p>{text.approving(messages.paper[paper.paper], sellerName)}</p>}
      {verdict === 'REFUSE' && (
        <>
          <RadioGroup
            label={text.reason}
            value={refusal}
            onChange={(chosen) => setRefusal(chosen as PaperRefusal)}
            options={paperRefusals.map((value) => ({ value, label: messages.refusal[value] }))}
          />
          <Field label={text.note} help={text.noteHelp}>
            <Textarea
              value={note}
              maxLength={500}
              rows={3}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
        </>
      )}
      {verdict !== null && error !== null && (
        <p role="alert" className="text-negative">
          {reader.textOf(error)}
        </p>
      )}
      <Button
        ref={saver}
        type="submit"
        variant="primary"
        disabled={verdict === null}
        isBusy={approve.isBusy || refuse.isBusy}
      >
        {text.save}
      </Button>
    </form>
  )
}

function Keyed({ name, keyName }: { name: string; keyName: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {name}
      <span aria-hidden="true" className="max-sm:hidden">
        <Kbd>{keyName}</Kbd>
      </span>
    </span>
  )
}
