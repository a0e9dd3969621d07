/** Markup that is safe in a page: every part was written by us or escaped. */
export type Html = { markup: string }

type Part = string | number | Html | readonly Html[]

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A template that escapes its values unless they are markup; attributes must be in quotes. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    markup: literals.reduce((before, literal, index) => before + markupOf(parts[index - 1] ?? '') + literal),
  }
}

function markupOf(part: Part): string {
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
  if (typeof part === 'number') return String(part)
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}
