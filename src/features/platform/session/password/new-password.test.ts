import { expect, test } from 'vitest';
import { passwordError } from './new-password.ts';

test('a new password has at least 12 characters and is typed the same twice', () => {
  expect(passwordError('vinterdekk26', 'vinterdekk26')).toBeNull();
  expect(passwordError('vinterdekk2', 'vinterdekk2')).toBe('tooShort');
  expect(passwordError('vinterdekk26', 'vinterdekk27')).toBe('notTheSame');
  expect(passwordError('', '')).toBe('tooShort');
});

test('a letter outside of the common planes counts once', () => {
  expect(passwordError('🛞'.repeat(11), '🛞'.repeat(11))).toBe('tooShort');
});
