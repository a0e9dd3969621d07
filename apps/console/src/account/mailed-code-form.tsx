import { Button } from '@balcao/ui/button'
import { CodeInput } from '@balcao/ui/code-input'
import { Field } from '@balcao/ui/field'
import { type ReactNode, useState } from 'react'
import { useRefusal } from './use-refusal.ts'

type MailedCodeFormProps = {
  label: string
  submitLabel: string
  error: unknown
  isBusy: boolean
  /** Settles when the code was accepted or refused. */
  onCode: (code: string) => Promise<unknown>
  children: ReactNode
}

const codeLength = 6

/** Six digits from a mailbox; the last one submits them, and a wrong code clears the boxes for the next try. */
export function MailedCodeForm({ label, submitLabel, error, isBusy, onCode, children }: MailedCodeFormProps) {
  const [code, setCode] = useState('')
  const refusal = useRefusal(error)
  async function submit(typed: string) {
    if (isBusy || refusal.isWaiting || typed.length < codeLength) return
    await onCode(typed).catch(() => setCode(''))
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(code)
      }}
    >
      <Field label={label} error={refusal.text ?? undefined}>
        <CodeInput autoFocus value={code} onChange={setCode} onComplete={submit} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        disabled={refusal.isWaiting}
        isBusy={isBusy}
      >
        {submitLabel}
      </Button>
      {children}
    </form>
  )
}
