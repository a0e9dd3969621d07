import { Combobox } from '@balcao/ui/combobox'
import { useState } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { LookUp, LookUpOption } from './look-up.ts'
import { useLookUp, useLookUpName } from './use-look-up.ts'

export type LookUpBoxProps<Option extends LookUpOption> = {
  lookUp: LookUp<Option>
  /** A short detail at the end of an option's line, such as its price. */
  detailOf?: (option: Option) => string
  /** Name of the choice, if the screen knows it: an option that is no longer available is not found. */
  chosenName?: string | undefined
  value: string | null
  onChange: (id: string | null) => void
  placeholder: string
  /** A required choice can be changed but not cleared. */
  isRequired?: boolean | undefined
  'aria-label'?: string
  isQuiet?: boolean
  className?: string
}

/** One of very many options: the server searches while typing, and gives the name of the choice. */
export function LookUpBox<Option extends LookUpOption>(box: LookUpBoxProps<Option>) {
  const { lookUp, detailOf, chosenName, isRequired, ...props } = box
  const core = useMessages(coreCatalogue)
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const { found, isBusy } = useLookUp(lookUp, { text, isOpen })
  const name = useLookUpName(lookUp, chosenName === undefined ? props.value : null)
  return (
    <Combobox
      {...props}
      options={found.map((option) => ({
        value: option.id,
        label: option.name,
        ...(detailOf && { detail: detailOf(option) }),
      }))}
      chosenLabel={chosenName ?? name}
      remote={{ text, onText: setText, isBusy, onOpenChange: setIsOpen }}
      searchLabel={core.list.typeToSearch}
      emptyText={isBusy ? core.shell.loading : core.nothingFound}
      clearLabel={isRequired ? undefined : core.action.clear}
    />
  )
}
