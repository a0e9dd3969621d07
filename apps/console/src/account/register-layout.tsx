import { joinClasses } from '@balcao/ui/join-classes'
import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { accountCatalogue } from './catalogue.ts'
import { DoorLayout } from './door-layout.tsx'
import { TextLink } from './text-link.tsx'

const stepCount = 3

type RegisterLayoutProps = { step: number; title: string; text: string; children: ReactNode }

/** Common layout of the steps: the progress, and a link to the login. */
export function RegisterLayout({ step, title, text, children }: RegisterLayoutProps) {
  const account = useMessages(accountCatalogue)
  return (
    <DoorLayout
      title={title}
      text={text}
      aside={
        <>
          {account.hasAccount} <TextLink to="/login">{account.enter}</TextLink>
        </>
      }
    >
      <div className="grid gap-1.5">
        <p className="text-muted text-sm">{account.register.step(step, stepCount)}</p>
        <div aria-hidden="true" className="grid grid-cols-3 gap-1.5">
          {Array.from({ length: stepCount }, (_, index) => index + 1).map((place) => (
            <span
              key={place}
              className={joinClasses('h-1 rounded-full', place <= step ? 'bg-primary' : 'bg-sunken')}
            />
          ))}
        </div>
      </div>
      {children}
    </DoorLayout>
  )
}
