import { createHash } from 'node:crypto'
import { isTestPlatform } from '#kit/test-platform.ts'

type Page = { html: string; styleHashes: string[] }

const style =
  '.test-band{position:sticky;top:0;z-index:99;padding:.5rem 1rem;color:#123a63;background:repeating-linear-gradient(135deg,#dbe7f5 0 12px,#c6d8ed 12px 24px);border-bottom:2px solid #1d5fa8;font:600 .875rem/1.35 system-ui,sans-serif;text-align:center}'
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const texts: Readonly<Record<string, string>> = {
  pt: 'Modo de teste: nenhum valor é cobrado.',
  en: 'Test mode: nothing is charged.',
  es: 'Modo de prueba: no se cobra ningún valor.',
}

/** A band above every page that a buyer sees in a test mode. The server inserts it, so that live pages contain nothing of it. */
export function withTestBand<P extends Page>(page: P, platformId: string): P {
  if (!isTestPlatform(platformId)) return page
  const [, language = 'pt'] = /^<!doctype html><html lang="(\w\w)/.exec(page.html) ?? []
  return {
    ...page,
    html: page.html
      .replace('</head>', `<style>${style}</style></head>`)
      .replace('<body>', `<body><div class="test-band" role="note">${texts[language]}</div>`),
    styleHashes: [...page.styleHashes, styleHash],
  }
}
