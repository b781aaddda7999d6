import { expect, test } from 'vitest'
import { readDockerfile } from './dockerfile.mjs'

test('the stages of a Dockerfile, as far as they make files', () => {
  const text = `
ARG BASE=node:24
FROM \${BASE} AS build
WORKDIR /app
COPY a.json b.json ./
RUN npm install \\
      --omit=dev && npm run build
FROM \${BASE}
ENV HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build --chown=node:node /app/dist dist
USER node
CMD ["node", "main.ts"]
`
  expect(readDockerfile(text)).toEqual([
    {
      name: 'build',
      steps: [
        { kind: 'workdir', path: '/app' },
        { kind: 'copy', from: null, sources: ['a.json', 'b.json'], target: './' },
        { kind: 'run', command: expect.stringMatching(/^npm install\s+--omit=dev && npm run build$/) },
      ],
      command: [],
    },
    {
      name: '1',
      steps: [
        { kind: 'env', values: { HOST: '0.0.0.0', DATA_DIR: '/data' } },
        { kind: 'copy', from: 'build', sources: ['/app/dist'], target: 'dist' },
      ],
      command: ['node', 'main.ts'],
    },
  ])
})

test('what cannot be replayed is not left out in silence', () => {
  expect(() => readDockerfile('FROM x\nADD https://example.com/a.tar /')).toThrow('ADD cannot be replayed')
})
