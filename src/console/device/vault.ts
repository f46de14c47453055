/**
 * The recovery phrase of a key made in this page. It is kept in the browser's database, encrypted under a key that the
 * browser holds and gives to nobody, not even to this page; and it is never sent.
 */

interface Kept {
  key: CryptoKey;
  nonce: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

const databaseName = 'prime';
const storeName = 'phrases';
/** Outside of a secure context there is nothing to encrypt with: then the phrase lasts as long as the page. */
const held = new Map<string, string>();

const canKeep = () => globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined;

/** Keeps a phrase under its first account's address. @returns whether it outlasts this page. */
export async function keepPhrase(address: string, phrase: string): Promise<boolean> {
  held.set(address, phrase);
  if (!canKeep()) return false;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    key,
    new TextEncoder().encode(phrase),
  );
  await withStore('readwrite', (store) => store.put({ key, nonce, sealed } satisfies Kept, address));
  return true;
}

export async function readPhrase(address: string): Promise<string | undefined> {
  const inPage = held.get(address);
  if (inPage !== undefined || !canKeep()) return inPage;
  const kept = await withStore<Kept | undefined>('readonly', (store) => store.get(address));
  if (!kept) return undefined;
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: kept.nonce }, kept.key, kept.sealed);
  return new TextDecoder().decode(opened);
}

/** Addresses whose phrases this device keeps. */
export async function keptAddresses(): Promise<string[]> {
  if (!canKeep()) return [...held.keys()];
  const keys = await withStore('readonly', (store) => store.getAllKeys());
  return [...new Set([...held.keys(), ...keys.map(String)])];
}

export async function forgetPhrase(address: string): Promise<void> {
  held.delete(address);
  if (canKeep()) await withStore('readwrite', (store) => store.delete(address));
}

async function withStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = act(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}
