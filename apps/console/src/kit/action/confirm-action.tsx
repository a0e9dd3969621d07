import { AlertDialog, type AlertDialogProps } from '@balcao/ui/alert-dialog'
import { Field } from '@balcao/ui/field'
import { Textarea } from '@balcao/ui/textarea'
import { type ReactNode, useState } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { type MoneyLine, MoneyLines } from './money-lines.tsx'

export type ConfirmActionProps = Pick<
  AlertDialogProps,
  | 'title'
  | 'description'
  | 'confirmLabel'
  | 'isDangerous'
  | 'isConfirmDisabled'
  | 'trigger'
  | 'open'
  | 'onOpenChange'
> & {
  /** Label of the button that changes nothing. By default not “cancel”, which could be read as the action itself. */
  cancelLabel?: string
  /** Throws the refusal; the dialog stays open and shows it. */
  onConfirm: (answer: { reason: string }) => Promise<unknown>
  /** Asks for a reason, for the audit trail. */
  reason?: { isRequired?: boolean; label?: string; help?: string }
  /** Money that the action moves. */
  money?: readonly MoneyLine[]
  /** For irreversible actions: the person types this word first. */
  typeToConfirm?: string
  children?: ReactNode
}

const reasonLengthMax = 500

/**
 * Confirmation dialog of an important action, with its effect on money, the reason, and the server's refusal.
 */
export function ConfirmAction(props: ConfirmActionProps) {
  const { reason, money, typeToConfirm, onConfirm, onOpenChange, children, ...dialog } = props
  const core = useMessages(coreCatalogue)
  const reader = useErrorReader()
  const [why, setWhy] = useState('')
  const isMissing = reason?.isRequired === true && why.trim() === ''
  return (
    <AlertDialog
      cancelLabel={core.action.back}
      {...dialog}
      isConfirmDisabled={dialog.isConfirmDisabled || isMissing}
      problemOf={reader.textOf}
      onConfirm={() => onConfirm({ reason: why.trim() })}
      onOpenChange={(open) => {
        setWhy('')
        onOpenChange?.(open)
      }}
      typeToConfirm={
        typeToConfirm === undefined
          ? undefined
          : { word: typeToConfirm, label: core.confirm.typeToConfirm(typeToConfirm) }
      }
    >
      {money && <MoneyLines lines={money} />}
      {children}
      {reason && (
        <Field
          label={reason.label ?? core.confirm.reason}
          help={reason.help}
          hint={reason.isRequired ? undefined : core.optional}
          isRequired={reason.isRequired}
        >
          <Textarea
            value={why}
            maxLength={reasonLengthMax}
            rows={2}
            onChange={(event) => setWhy(event.currentTarget.value)}
          />
        </Field>
      )}
    </AlertDialog>
  )
}
