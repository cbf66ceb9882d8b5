// 32 hex digits nobody can foresee: a seat's own share of the luck, or the token of a seat. Works on plain http, where
// randomUUID does not.

export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
