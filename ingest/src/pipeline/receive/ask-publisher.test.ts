import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askPublisher, isPublic } from './ask-publisher.ts'

test.each([
  ['93.184.215.14', true],
  ['2606:4700::6810:84e5', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:169.254.169.254', false],
  ['64:ff9b::7f00:1', false],
])('%s is public: %s', (address, is) => {
  expect(isPublic(address)).toBe(is)
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const redirect =
  (location: string): RequestListener =>
  (request, response) =>
    request.url === '/' ? response.writeHead(302, { location }).end() : response.writeHead(200).end('list')
const ask = (url: string) => askPublisher(url, { headers: {}, signal: AbortSignal.timeout(5000) })

test('a redirect within the declared origin is followed', async () => {
  const response = await ask(await serve(redirect('/list.xml')))
  expect([response.status, await response.text()]).toEqual([200, 'list'])
})

test('a redirect to another internal server is refused before that is asked', async () => {
  let asked = 0
  const internal = await serve((_request, response) => {
    asked++
    response.end('secret')
  })
  await expect(ask(await serve(redirect(internal)))).rejects.toThrow('not to https')
  const { port } = new URL(internal)
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', 'localhost']) {
    const refused = ask(await serve(redirect(`https://${host}:${port}/`)))
    const reason = await refused.then(
      () => 'nothing',
      (error: Error) => `${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`,
    )
    expect(reason).toContain('internal')
  }
  expect(asked).toBe(0)
})

test('redirects are followed five times', async () => {
  const circle = await serve((_request, response) => response.writeHead(302, { location: '/again' }).end())
  await expect(ask(circle)).rejects.toThrow('more than 5 times')
})

test('with declared origins, a redirect to another public host is refused before that is asked', async () => {
  const address = await serve(redirect('https://files.example.com/list.xml'))
  const other = await serve(redirect('/list.xml'))
  const asked = (url: string) =>
    askPublisher(url, { headers: {}, signal: AbortSignal.timeout(5000), origins: new Set([address]) })
  await expect(asked(address)).rejects.toThrow('it leads to https://files.example.com, where this list is not fetched')
  await expect(asked(other)).rejects.toThrow('where this list is not fetched from')
})
