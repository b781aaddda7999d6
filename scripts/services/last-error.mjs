/** The most useful line of a log for a user. @param {string} log */
export function lastError(log) {
  const lines = log.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  const errors = lines.filter((line) => /error|exception|fatal|refused|cannot|failed/i.test(line))
  return (errors.at(-1) ?? lines.at(-1) ?? '').trim().slice(0, 300)
}
