/** Machine text, unformatted. Scrollable content is reachable by keyboard. */
export function MaskedText({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reachable by keyboard.
    <pre tabIndex={0} className="overflow-x-auto rounded-control bg-sunken p-4 font-mono text-sm">
      {children}
    </pre>
  )
}
