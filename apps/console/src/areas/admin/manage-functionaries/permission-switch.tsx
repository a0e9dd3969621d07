import { dangerousPermissionPairs } from '@balcao/domain/people/staff-permissions'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import { Switch } from '@balcao/ui/switch'
import { Lock, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { manageFunctionariesCatalogue } from './catalogue.ts'
import type { PermissionLock } from './permission-lock.ts'

type PermissionSwitchProps = {
  permission: AdminPermission
  label: string
  /** All flags in the form's present state. */
  given: readonly AdminPermission[]
  lock: PermissionLock | null
  onTurn: (isOn: boolean) => void
}

/** One flag: what it opens, why it is locked, and which other flag makes it dangerous. */
export function PermissionSwitch({ permission, label, given, lock, onTurn }: PermissionSwitchProps) {
  const text = useMessages(manageFunctionariesCatalogue)
  const core = useMessages(coreCatalogue)
  const isOn = given.includes(permission)
  const dangers = isOn
    ? dangerousPermissionPairs.flatMap(({ id, pair }) => {
        const other = pair.find((flag) => flag !== permission)
        const isHere = pair.some((flag) => flag === permission)
        return isHere && other && given.includes(other)
          ? [{ id, words: text.danger.together(core.permission[other], text.danger[id]) }]
          : []
      })
    : []
  return (
    <Switch
      label={label}
      checked={isOn}
      onChange={onTurn}
      disabled={lock !== null}
      description={
        <>
          {text.opens[permission]}
          {lock !== null && lock !== 'own' && <Note icon={Lock}>{text.form.lock[lock]}</Note>}
          {dangers.map(({ id, words }) => (
            <Note key={id} icon={TriangleAlert} className="text-pending">
              {words}
            </Note>
          ))}
        </>
      }
    />
  )
}

type NoteProps = { icon: LucideIcon; className?: string; children: ReactNode }

function Note({ icon: Icon, className = '', children }: NoteProps) {
  return (
    <span className={`mt-1 flex items-start gap-1.5 ${className}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      {children}
    </span>
  )
}
