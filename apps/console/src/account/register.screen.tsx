import { useState } from 'react'
import { ConfirmEmailStep, type StartedRegistration } from './confirm-email-step.tsx'
import { RegisterBusinessStep } from './register-business-step.tsx'
import { RegisterCompanyStep } from './register-company-step.tsx'
import { RegisterPersonStep } from './register-person-step.tsx'
import { emptyDraft } from './registration-draft.ts'

type Step = 'person' | 'company' | 'business'

/** Three short steps and a code. Going back keeps everything typed. */
export function RegisterScreen() {
  const [step, setStep] = useState<Step>('person')
  const [draft, setDraft] = useState(emptyDraft)
  const [started, setStarted] = useState<StartedRegistration | null>(null)
  if (started)
    return (
      <ConfirmEmailStep
        {...started}
        onRestarted={({ registration }) => setStarted({ ...started, registration })}
        onStartOver={() => {
          setStarted(null)
          setStep('person')
        }}
      />
    )
  if (step === 'person')
    return (
      <RegisterPersonStep
        initial={draft.person}
        onDone={(person) => {
          setDraft({ ...draft, person })
          setStep('company')
        }}
      />
    )
  if (step === 'company')
    return (
      <RegisterCompanyStep
        initial={draft.company}
        onBack={(company) => {
          setDraft({ ...draft, company })
          setStep('person')
        }}
        onDone={(company) => {
          setDraft({ ...draft, company })
          setStep('business')
        }}
      />
    )
  return (
    <RegisterBusinessStep
      draft={draft}
      onBack={(business) => {
        setDraft({ ...draft, business })
        setStep('company')
      }}
      onStarted={(sent, business) => {
        setDraft({ ...draft, business })
        setStarted(sent)
      }}
    />
  )
}
