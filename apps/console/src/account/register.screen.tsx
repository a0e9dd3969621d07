import { useState } from 'react'
import { ConfirmEmailStep } from './confirm-email-step.tsx'
import { RegisterForm } from './register-form.tsx'

type Started = { email: string; registration: string }

export function RegisterScreen() {
  const [started, setStarted] = useState<Started | null>(null)
  return started ? (
    <ConfirmEmailStep {...started} onStartOver={() => setStarted(null)} />
  ) : (
    <RegisterForm onStarted={setStarted} />
  )
}
