import { Check, ChevronDown, X } from 'lucide-react'
import { Select as RadixSelect } from 'radix-ui'
import type { ReactNode } from 'react'
import { controlClasses, controlHeight } from './control-classes.ts'
import { useFieldWiring } from './field.tsx'
import { joinClasses } from './join-classes.ts'
import { optionClasses, overlayClasses } from './overlay-classes.ts'

export type SelectOption = { value: string; label: ReactNode; isDisabled?: boolean }

export type SelectProps = {
  options: readonly SelectOption[]
  value: string | null
  onChange: (value: string | null) => void
  placeholder: string
  /** Shown in the list when there are no options. */
  emptyText: string
  /** If set, a button clears the choice. */
  clearLabel?: string | undefined
  id?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  'aria-label'?: string | undefined
  className?: string | undefined
}

export function Select(props: SelectProps) {
  const { options, value, onChange, placeholder, emptyText, clearLabel, name, disabled, className } = props
  const wired = useFieldWiring({ id: props.id, 'aria-label': props['aria-label'] })
  const canClear = clearLabel !== undefined && value !== null && !disabled
  return (
    <div className={joinClasses('relative', className)}>
      <RadixSelect.Root
        value={value ?? ''}
        onValueChange={onChange}
        {...(name !== undefined && { name })}
        {...(disabled !== undefined && { disabled })}
      >
        <RadixSelect.Trigger
          {...wired}
          className={joinClasses(
            controlClasses(),
            controlHeight,
            'flex items-center gap-2 ps-3 pe-2.5 text-start data-placeholder:text-faint',
          )}
        >
          <span className="min-w-0 flex-1 truncate">
            <RadixSelect.Value placeholder={placeholder} />
          </span>
          {canClear && <span className="w-6 shrink-0" />}
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
        </RadixSelect.Trigger>
        <RadixSelect.Portal>
          <RadixSelect.Content
            position="popper"
            sideOffset={4}
            className={joinClasses(
              overlayClasses,
              'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden p-1',
            )}
          >
            <RadixSelect.Viewport>
              {options.length === 0 && <p className="px-2 py-1.5 text-muted">{emptyText}</p>}
              {options.map((option) => (
                <RadixSelect.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.isDisabled ?? false}
                  className={joinClasses(optionClasses, 'pe-8 data-highlighted:bg-hover')}
                >
                  <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                  <RadixSelect.ItemIndicator className="absolute end-2">
                    <Check aria-hidden="true" className="size-4 text-primary" />
                  </RadixSelect.ItemIndicator>
                </RadixSelect.Item>
              ))}
            </RadixSelect.Viewport>
          </RadixSelect.Content>
        </RadixSelect.Portal>
      </RadixSelect.Root>
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
