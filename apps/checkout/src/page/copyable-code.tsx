import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { CheckIcon } from './icons.tsx'

type Texts = { label: string; copy: string; copied: string; copyByHand: string }

/**
 * A long code is one line that is copied and never read; with `shownCode` it is spelled out for typing. Where
 * the clipboard is not accessible (plain http, embedded browsers) the code is left selected to be copied by
 * hand.
 */
export function CopyableCode({ code, shownCode, texts }: { code: string; shownCode?: string; texts: Texts }) {
  const id = useId()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [result, setResult] = useState<'copied' | 'selected' | null>(null)

  useEffect(() => {
    if (result !== 'copied') return
    const timer = setTimeout(() => setResult(null), 4000)
    return () => clearTimeout(timer)
  }, [result])

  async function copy() {
    if (await writeToClipboard(code)) return setResult('copied')
    field.current?.focus()
    field.current?.select()
    // The selection holds the shown form; the old command copies it even where scripts cannot access the
    // clipboard.
    const isCopied = shownCode === undefined && document.execCommand('copy')
    setResult(isCopied ? 'copied' : 'selected')
  }

  const shared = {
    id,
    className: 'copyable-code figures',
    readOnly: true,
    spellCheck: false,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.currentTarget.select(),
  }

  return (
    <div className="copyable">
      <button type="button" className="button button-primary needs-script" onClick={copy}>
        {result === 'copied' ? (
          <>
            <CheckIcon size={18} /> {texts.copied}
          </>
        ) : (
          texts.copy
        )}
      </button>
      <label className="visually-hidden" htmlFor={id}>
        {texts.label}
      </label>
      {shownCode === undefined ? (
        <input {...shared} ref={field} type="text" value={code} />
      ) : (
        <textarea {...shared} ref={field} rows={2} value={shownCode} />
      )}
      <p className={result === 'selected' ? 'copyable-hint' : 'visually-hidden'} role="status">
        {result === 'copied' ? texts.copied : result === 'selected' ? texts.copyByHand : ''}
      </p>
    </div>
  )
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
