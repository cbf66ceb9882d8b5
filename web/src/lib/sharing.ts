// Sends a sentence with a link: by what the device has for it, else by the clipboard.
import { copy } from './copying';

/** `sent` by the device, `copied` to the clipboard, `dropped` by whoever was asked where to, or not possible at all. */
export async function share(text: string, url: string): Promise<'sent' | 'copied' | 'dropped' | 'impossible'> {
  if (navigator.share) {
    try {
      await navigator.share({ text, url });
      return 'sent';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dropped';
    }
  }
  return (await copy(`${text} ${url}`)) ? 'copied' : 'impossible';
}
