const { BALCAO_ROLE: role = 'all', PORT: port = '3000' } = process.env
if (role === 'all' || role === 'web') {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
  if (!answer.ok) process.exit(1)
}
