import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** A mail server on a free port that keeps what it accepts. It refuses recipients of `refused`. */
export async function startMailServer({ refused }: { refused: string }) {
  const messages: string[] = []
  const sockets = new Set<Socket>()

  function answerTo(line: string): string {
    if (line.startsWith('RCPT') && line.includes(refused)) return `550 no mailbox ${refused}`
    return line === 'DATA' ? '354 go on' : '250 ok'
  }

  function converse(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    const say = (line: string) => socket.write(`${line}\r\n`)
    let message: string[] | null = null
    say('220 test')
    createInterface(socket).on('line', (line) => {
      if (message === null) {
        if (line === 'DATA') message = []
        say(answerTo(line))
      } else if (line === '.') {
        messages.push(message.join('\n'))
        message = null
        say('250 kept')
      } else message.push(line)
    })
  }

  const server = createServer(converse).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
