/** The most useful line of a log for a user. @param {string} log */
export function lastError(log) {
  const lines = log.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  const telling = lines.filter((line) => /error|exception|fatal|refused|cannot|failed/i.test(line))
  return (telling.at(-1) ?? lines.at(-1) ?? '').trim().slice(0, 300)
}
