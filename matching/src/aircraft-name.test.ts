import { expect, test } from 'vitest'
import { aircraftNumberIn } from './aircraft-name.ts'

test('the name of an aircraft is mostly its registration', () => {
  expect(aircraftNumberIn('EP-GOL')).toEqual({ kind: 'tail-number', value: 'EP-GOL' })
  expect(aircraftNumberIn('YV2738')).toMatchObject({ kind: 'tail-number' })
  expect(aircraftNumberIn('MSN 391')).toMatchObject({ kind: 'msn' })
  expect(aircraftNumberIn('Presidential aircraft')).toBeNull()
})
