import { describe, expect, test } from 'vitest'
import { clientAddress, networkOf } from './client-network.ts'

describe('the network of a client', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['127.0.0.1', '127.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    // Not IPv4-mapped: other forms with an IPv4 tail are separate networks.
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['command line', 'command line'],
    ['1.2.3', '1.2.3'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('the address of a client', () => {
  const socket = { remoteAddress: '10.0.0.1' }

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:1111', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['unknown', '10.0.0.1'],
    ['203.0.113.7:port', '10.0.0.1'],
    ['', '10.0.0.1'],
  ])('%s is %s', (ip, address) => {
    expect(clientAddress({ ip, socket })).toBe(address)
  })
})
