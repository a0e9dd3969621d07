import { Combobox } from '@balcao/ui/combobox'
import { useState } from 'react'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { LookUp } from './look-up.ts'
import { useLookUp, useLookUpName } from './use-look-up.ts'

type LookUpBoxProps = {
  lookUp: LookUp
  value: string | null
  onChange: (id: string | null) => void
  placeholder: string
  'aria-label'?: string
  isQuiet?: boolean
  className?: string
}

/** One of very many things: the server is asked as one types, and for the name of what is chosen. */
export function LookUpBox({ lookUp, ...props }: LookUpBoxProps) {
  const core = useMessages(coreCatalogue)
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const { options, isBusy } = useLookUp(lookUp, { text, isOpen })
  const name = useLookUpName(lookUp, props.value)
  return (
    <Combobox
      {...props}
      options={options}
      chosenLabel={name}
      remote={{ text, onText: setText, isBusy, onOpenChange: setIsOpen }}
      searchLabel={core.list.typeToSearch}
      emptyText={isBusy ? core.shell.loading : core.nothingFound}
      clearLabel={core.action.clear}
    />
  )
}
