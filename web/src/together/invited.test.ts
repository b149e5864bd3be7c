import { expect, it } from 'vitest';
import { invited, inviteTo } from './invited';

it('is known to whoever sits there, and to whoever was let in by it', () => {
  expect(inviteTo({ listed: false, invite: 'own' })).toBe('own');
  expect(inviteTo({ listed: false, invite: 'own' }, 'old')).toBe('own');
  expect(inviteTo({ listed: false }, 'shown')).toBe('shown');
  expect(inviteTo({ listed: true, invite: 'own' }, 'shown')).toBeUndefined();
});

it('is written into an address that needs one', () => {
  expect(invited('/table/t', 'a&b')).toBe('/table/t?invite=a%26b');
  expect(invited('/table/t')).toBe('/table/t');
});
