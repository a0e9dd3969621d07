import { useState } from 'react'
import { ConfirmEmailStep } from './confirm-email-step.tsx'
import { RegisterForm, type StartedRegistration } from './register-form.tsx'

export function RegisterScreen() {
  const [started, setStarted] = useState<StartedRegistration | null>(null)
  return started ? (
    <ConfirmEmailStep
      {...started}
      onRestarted={({ registration }) => setStarted({ ...started, registration })}
      onStartOver={() => setStarted(null)}
    />
  ) : (
    <RegisterForm onStarted={setStarted} />
  )
}
