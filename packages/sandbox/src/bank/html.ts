/** Markup that is safe to send. Only the `html` tag makes it, and the tag escapes every value that is not markup itself. */
export type Html = { readonly markup: string }

type Value = string | number | null | undefined | false | Html | readonly Html[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: parts.reduce((text, part, index) => `${text}${render(values[index - 1])}${part}`) }
}

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => entities[character] ?? '')
  if ('markup' in value) return value.markup
  return value.map(({ markup }) => markup).join('')
}
