// The address a friend can open: "localhost" means another computer to everyone else.
import { addresses } from './http';

export interface Invitation {
  link: string;
  /** False when we know of no address that others could open. */
  reachable: boolean;
}

const HERE = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

export async function invitation(path: string): Promise<Invitation> {
  if (!HERE.has(location.hostname)) return { link: location.origin + path, reachable: true };
  const [first] = await addresses().catch(() => []);
  return first
    ? { link: first.replace(/\/$/, '') + path, reachable: true }
    : { link: location.origin + path, reachable: false };
}
