import { afterEach, expect, test, vi } from 'vitest';
import { share } from './sharing';

function device(means: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  vi.stubGlobal('navigator', {
    ...(means.share && { share: means.share }),
    ...(means.writeText && { clipboard: { writeText: means.writeText } }),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('a device that can share is asked to, with the link apart from the sentence', async () => {
  const sent = vi.fn(() => Promise.resolve());
  device({ share: sent });
  expect(await share('Ada won.', 'http://house/replay/1')).toBe('sent');
  expect(sent).toHaveBeenCalledWith({ text: 'Ada won.', url: 'http://house/replay/1' });
});

test('whoever changes their mind has shared nothing, and nothing is copied behind their back', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  device({ share: () => Promise.reject(new DOMException('', 'AbortError')), writeText });
  expect(await share('Ada won.', 'http://house/replay/1')).toBe('dropped');
  expect(writeText).not.toHaveBeenCalled();
});

test('otherwise sentence and link go to the clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  device({ writeText });
  expect(await share('Ada won.', 'http://house/replay/1')).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('Ada won. http://house/replay/1');
});
