import { expect, test } from 'vitest';
import { passwordFault } from './new-password.ts';

test('a new password has at least 12 characters and is typed the same twice', () => {
  expect(passwordFault('vinterdekk26', 'vinterdekk26')).toBeNull();
  expect(passwordFault('vinterdekk2', 'vinterdekk2')).toBe('tooShort');
  expect(passwordFault('vinterdekk26', 'vinterdekk27')).toBe('notTheSame');
  expect(passwordFault('', '')).toBe('tooShort');
});

test('a letter outside of the common planes counts once', () => {
  expect(passwordFault('🛞'.repeat(11), '🛞'.repeat(11))).toBe('tooShort');
});
