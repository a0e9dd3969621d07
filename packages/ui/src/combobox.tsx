import { Command } from 'cmdk'
import { Check, ChevronsUpDown, Search, X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { controlClasses, controlHeight } from './control-classes.ts'
import { useFieldWiring } from './field.tsx'
import { joinClasses } from './join-classes.ts'
import { optionClasses, overlayClasses } from './overlay-classes.ts'

export type ComboboxOption = { value: string; label: string; detail?: string; keywords?: string[] }

export type RemoteSearch = {
  text: string
  onText: (text: string) => void
  isBusy: boolean
  onOpenChange: (isOpen: boolean) => void
}

export type ComboboxProps = {
  options: readonly ComboboxOption[]
  value: string | null
  onChange: (value: string | null) => void
  placeholder: string
  searchLabel: string
  /** Shown when there are no options, or none matches the typed text. */
  emptyText: string
  /** If set, a button clears the choice. */
  clearLabel?: string | undefined
  /** Present if the server searches the options while the user types, instead of the given options. */
  remote?: RemoteSearch | undefined
  /** Label of the chosen option, if it may be missing among the options. */
  chosenLabel?: string | undefined
  id?: string | undefined
  disabled?: boolean | undefined
  isQuiet?: boolean | undefined
  'aria-label'?: string | undefined
  className?: string | undefined
}

/** A select with a search field. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, placeholder, searchLabel, emptyText, clearLabel, disabled, remote } =
    props
  const [isOpen, setIsOpen] = useState(false)
  const [pointed, setPointed] = useState('')
  const wired = useFieldWiring({ id: props.id, 'aria-label': props['aria-label'] })
  const chosenLabel =
    value === null
      ? undefined
      : (options.find((option) => option.value === value)?.label ?? props.chosenLabel ?? '…')
  // When the server replaces the options, the first one is highlighted: otherwise Enter would choose none.
  const isPointedShown = options.some((option) => option.value === pointed)
  const pointedShown = isPointedShown ? pointed : (options[0]?.value ?? '')
  const canClear = clearLabel !== undefined && value !== null && !disabled
  const changeOpen = (open: boolean) => {
    setIsOpen(open)
    remote?.onOpenChange(open)
    if (!open) remote?.onText('')
  }
  const choose = (next: string) => {
    onChange(next)
    changeOpen(false)
  }
  return (
    <div className={joinClasses('relative', props.className)}>
      <Popover.Root open={isOpen} onOpenChange={changeOpen}>
        <Popover.Trigger
          {...wired}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          disabled={disabled}
          className={joinClasses(
            controlClasses({ isQuiet: props.isQuiet }),
            controlHeight,
            'flex items-center gap-2 ps-3 pe-2.5 text-start',
          )}
        >
          <span className={joinClasses('min-w-0 flex-1 truncate', chosenLabel === undefined && 'text-faint')}>
            {chosenLabel ?? placeholder}
          </span>
          {canClear && <span className="w-6 shrink-0" />}
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={searchLabel}
            align="start"
            sideOffset={4}
            className={joinClasses(
              overlayClasses,
              'w-(--radix-popover-trigger-width) min-w-56 overflow-hidden',
            )}
          >
            <Command
              label={searchLabel}
              loop
              {...(remote && { shouldFilter: false, value: pointedShown, onValueChange: setPointed })}
            >
              <div className="flex items-center gap-2 border-default border-b px-3">
                <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
                <Command.Input
                  {...(remote && { value: remote.text, onValueChange: remote.onText })}
                  placeholder={searchLabel}
                  className="h-9 w-full bg-transparent text-base outline-none max-sm:h-11 max-sm:text-lg"
                />
              </div>
              <Command.List
                aria-busy={remote?.isBusy || undefined}
                className="max-h-64 overflow-y-auto p-1 aria-busy:opacity-60"
              >
                <Command.Empty className="px-2 py-1.5 text-muted">{emptyText}</Command.Empty>
                {options.map((option) => (
                  <Command.Item
                    key={option.value}
                    value={option.value}
                    keywords={[option.label, ...(option.keywords ?? [])]}
                    onSelect={() => choose(option.value)}
                    className={joinClasses(optionClasses, 'pe-8 data-[selected=true]:bg-hover')}
                  >
                    <span className="flex min-w-0 flex-1 items-baseline gap-x-2 max-sm:flex-col">
                      <span className="min-w-0 max-w-full flex-1 truncate">{option.label}</span>
                      {option.detail && <span className="text-muted text-sm">{option.detail}</span>}
                    </span>
                    {option.value === value && (
                      <Check aria-hidden="true" className="absolute end-2 size-4 text-primary!" />
                    )}
                  </Command.Item>
                ))}
              </Command.List>
            </Command>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {canClear && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => onChange(null)}
          className="absolute inset-y-0 end-8 my-auto grid size-6 place-items-center rounded-small text-muted hover:bg-hover hover:text-default"
        >
          <X aria-hidden="true" className="size-3.5" />
        </button>
      )}
    </div>
  )
}
