const styles = `
:host { all: initial }
dialog { box-sizing: border-box; width: min(64rem, calc(100vw - 3rem)); height: min(56rem, calc(100dvh - 3rem)); max-width: none; max-height: none; padding: 0; border: 0; border-radius: 12px; overflow: hidden; background: #f6f7f7; color: #17211d; color-scheme: light; box-shadow: 0 24px 64px rgb(0 0 0 / .3); font: 16px/1.5 system-ui, sans-serif }
dialog::backdrop { background: rgb(12 20 17 / .6) }
dialog[open] { display: grid; grid-template: auto minmax(0, 1fr) / 100% }
header { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 2px 6px 2px 20px; background: #fff; border-bottom: 1px solid #e3e7e5 }
span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: #55615c; font-size: 14px }
iframe { display: block; width: 100%; height: 100%; border: 0; color-scheme: light }
p { position: absolute; inset: 48px 0 0; display: grid; place-content: center; justify-items: center; gap: 16px; margin: 0; pointer-events: none }
p::before { content: ''; width: 28px; height: 28px; border: 3px solid #c6d0cc; border-top-color: #0b6b53; border-radius: 50%; animation: turn 1s linear infinite }
button { flex: none; width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: none; color: #17211d; font: 26px/1 system-ui, sans-serif; cursor: pointer }
button:hover { background: #eef1f0 }
button:focus-visible { outline: 3px solid #0b6b53; outline-offset: -3px }
@keyframes turn { to { transform: rotate(1turn) } }
@media (max-width: 40rem), (max-height: 30rem) { dialog { width: 100vw; height: 100dvh; border-radius: 0; inset: 0; margin: 0 } }
@media (prefers-reduced-motion: reduce) { p::before { animation-duration: 8s } }
`

/** A style sheet made by script: the surrounding page's policy may refuse a style element. */
export function dialogStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  return sheet
}
