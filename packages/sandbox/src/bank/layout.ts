import { type Html, html } from './html.ts'
import { notices } from './words.ts'

/** Path of the page here and behind the front server, so that links never leave it. */
export const bankPath = '/banco-de-mentira'

const header = html`<header class="top">
  <a class="brand" href="${bankPath}"><span class="mark" aria-hidden="true">B</span>Banco de mentira</a>
  <p class="simulator">Simulador: nenhum valor é real</p>
</header>`

export function layout({
  title,
  notice,
  body,
  isFramed = false,
}: {
  title: string
  notice?: string | undefined
  body: Html
  /** Inside a shop's frame there is no header. */
  isFramed?: boolean
}): Html {
  const shown = notice === undefined ? undefined : notices[notice]
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · Banco de mentira</title>
<link rel="stylesheet" href="${bankPath}/estilo.css">
</head>
<body>
${!isFramed && header}
<main>
${shown && html`<p class="notice ${shown.tone}" role="status">${shown.text}</p>`}
${body}
</main>
</body>
</html>
`
}

export function badge({ text, tone }: { text: string; tone: string }): Html {
  return html`<span class="badge ${tone}">${text}</span>`
}
