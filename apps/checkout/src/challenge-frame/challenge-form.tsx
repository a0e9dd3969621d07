const frameName = 'bank'
/** Rights of the bank's pages: their own origin, and apps of the bank, but no navigation of the pages around them. */
const sandbox =
  'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-to-custom-protocols'

type Challenge = { url: string; fields: Readonly<Record<string, string>> }

/** The form for the card's bank and the frame that it is posted into. The script sends it; without scripts a button does. */
export function ChallengeForm({ challenge: { url, fields } }: { challenge: Challenge }) {
  return (
    <>
      <form method="post" action={url} target={frameName}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <noscript>
          <button type="submit">Continuar · Continue · Continuar</button>
        </noscript>
      </form>
      <iframe name={frameName} title="3-D Secure" sandbox={sandbox} />
    </>
  )
}
