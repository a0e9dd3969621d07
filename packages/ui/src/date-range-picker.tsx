import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { joinClasses } from './join-classes.ts'
import { Popover } from './popover.tsx'
import { type Segment, SegmentedControl } from './segmented-control.tsx'

/** Days as `YYYY-MM-DD`, both included. */
export type DateRange = { from: string; to: string }

export type DateRangePickerProps<Preset extends string> = {
  label: string
  presets: readonly Segment<Preset>[]
  value: Preset | DateRange
  onChange: (value: Preset | DateRange) => void
  /** If set, a button opens two date fields. */
  custom?: CustomRange | undefined
}

type CustomRange = {
  label: string
  fromLabel: string
  toLabel: string
  applyLabel: string
  /** Text of the button once a range is chosen. */
  formatRange: (range: DateRange) => string
  /** The last day that can be picked. */
  latest: string
  /** The days shown now: initial values of the fields. */
  shown: DateRange
  invertedText: string
  futureText: string
}

export function DateRangePicker<Preset extends string>(props: DateRangePickerProps<Preset>) {
  const { value, onChange, custom } = props
  const range = typeof value === 'string' ? null : value
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SegmentedControl
        label={props.label}
        segments={props.presets}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
      />
      {custom && <CustomRangeButton custom={custom} range={range} onChange={onChange} />}
    </div>
  )
}

type CustomRangeButtonProps = {
  custom: CustomRange
  range: DateRange | null
  onChange: (range: DateRange) => void
}

function CustomRangeButton({ custom, range, onChange }: CustomRangeButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [draft, setDraft] = useState<DateRange>(custom.shown)
  const isWhole = draft.from !== '' && draft.to !== ''
  const problem = !isWhole
    ? undefined
    : draft.from > draft.to
      ? custom.invertedText
      : draft.to > custom.latest
        ? custom.futureText
        : undefined
  return (
    <Popover
      open={isOpen}
      onOpenChange={(open) => {
        if (open) setDraft(custom.shown)
        setIsOpen(open)
      }}
      label={custom.label}
      align="end"
      trigger={
        <Button icon={<CalendarDays />} className={joinClasses(range && 'border-primary text-primary')}>
          {range ? (
            custom.formatRange(range)
          ) : (
            <span className="in-data-docked:sr-only max-sm:sr-only">{custom.label}</span>
          )}
        </Button>
      }
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWhole || problem !== undefined) return
          onChange(draft)
          setIsOpen(false)
        }}
      >
        <div className="grid grid-cols-2 gap-3">
          <Field label={custom.fromLabel}>
            <Input
              type="date"
              aria-invalid={problem !== undefined}
              value={draft.from}
              onChange={(event) => setDraft({ ...draft, from: event.currentTarget.value })}
            />
          </Field>
          <Field label={custom.toLabel}>
            <Input
              type="date"
              aria-invalid={problem !== undefined}
              value={draft.to}
              onChange={(event) => setDraft({ ...draft, to: event.currentTarget.value })}
            />
          </Field>
        </div>
        <p role="alert" className="text-negative empty:hidden">
          {problem}
        </p>
        <Button type="submit" variant="primary" disabled={!isWhole}>
          {custom.applyLabel}
        </Button>
      </form>
    </Popover>
  )
}
