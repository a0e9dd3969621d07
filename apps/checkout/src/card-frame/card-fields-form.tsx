import type { CardMessages } from '#messages/card/pt-br.ts'

type FieldProps = {
  name: string
  label: string
  hint?: string
  autoComplete: string
  inputMode?: 'numeric' | 'text'
  placeholder?: string
  maxLength: number
}

/** The fields as rendered by the server; `card-frame-client` makes them interactive without a framework. */
export function CardFieldsForm({ messages }: { messages: CardMessages }) {
  return (
    <form id="card-form" className="card-fields" noValidate aria-label={messages.title}>
      <CardField
        name="number"
        label={messages.number}
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        maxLength={23}
      />
      <div className="card-fields-pair">
        <CardField
          name="expiry"
          label={messages.expiry}
          autoComplete="cc-exp"
          placeholder={messages.expiryHint}
          maxLength={7}
        />
        <CardField
          name="code"
          label={messages.code}
          autoComplete="cc-csc"
          hint={messages.codeHint}
          maxLength={4}
        />
      </div>
      <CardField
        name="holder"
        label={messages.holder}
        autoComplete="cc-name"
        inputMode="text"
        maxLength={60}
      />
      {/* Enter in a field submits the page's form, and needs a button to do so. */}
      <button type="submit" hidden tabIndex={-1} />
    </form>
  )
}

function CardField({ name, label, hint, inputMode = 'numeric', ...input }: FieldProps) {
  const id = `card-${name}`
  return (
    <div className="card-field">
      <label htmlFor={id}>{label}</label>
      <div className="card-field-box">
        <input
          id={id}
          name={name}
          type="text"
          inputMode={inputMode}
          autoCapitalize={name === 'holder' ? 'characters' : 'off'}
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={`${id}-note`}
          {...input}
        />
        {name === 'number' ? <span id="card-brand" className="card-brand" aria-live="polite" /> : null}
      </div>
      <p id={`${id}-note`} className="card-field-note">
        {hint}
      </p>
    </div>
  )
}
