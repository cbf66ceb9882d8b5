import { afterEach, expect, test, vi } from 'vitest';
import { copy } from './copying';

afterEach(() => vi.unstubAllGlobals());

function oldWay(works: () => boolean) {
  const copied: string[] = [];
  document.execCommand = vi.fn(() => {
    const field = document.querySelector('textarea');
    if (field) copied.push(field.value);
    return works();
  });
  return copied;
}

test('the clipboard is used where it exists', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copy('a link')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a link');
});

test('on plain http the old way is used and leaves nothing behind', async () => {
  vi.stubGlobal('navigator', {});
  const copied = oldWay(() => true);
  expect(await copy('a link')).toBe(true);
  expect(copied).toEqual(['a link']);
  expect(document.querySelector('textarea')).toBeNull();
});

test('a forbidden clipboard falls back to the old way', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn().mockRejectedValue(new Error('no')) } });
  const copied = oldWay(() => true);
  expect(await copy('a link')).toBe(true);
  expect(copied).toEqual(['a link']);
});

test('where nothing works it says so', async () => {
  vi.stubGlobal('navigator', {});
  oldWay(() => {
    throw new Error('no');
  });
  expect(await copy('a link')).toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});
