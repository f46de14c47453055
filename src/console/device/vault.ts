/**
 * Recovery phrases of keys that the console made. A phrase is stored in the browser's database, encrypted with a key that
 * no script can read out of the browser. The phrase is never sent.
 */

interface StoredPhrase {
  key: CryptoKey;
  nonce: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

const databaseName = 'prime';
const storeName = 'phrases';
/** Outside a secure context the browser cannot encrypt: then a phrase lasts as long as the page. */
const inMemory = new Map<string, string>();

const canStore = () => globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined;

/** Stores a phrase under the address of its first account. Returns whether it is still stored after the page is closed. */
export async function storePhrase(address: string, phrase: string): Promise<boolean> {
  inMemory.set(address, phrase);
  if (!canStore()) return false;
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
  await withStore('readwrite', (store) => store.put({ key, nonce, sealed } satisfies StoredPhrase, address));
  return true;
}

export async function readPhrase(address: string): Promise<string | undefined> {
  const inPage = inMemory.get(address);
  if (inPage !== undefined || !canStore()) return inPage;
  const stored = await withStore<StoredPhrase | undefined>('readonly', (store) => store.get(address));
  if (!stored) return undefined;
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: stored.nonce },
    stored.key,
    stored.sealed,
  );
  return new TextDecoder().decode(opened);
}

/** Addresses whose phrases are stored on this device. */
export async function storedAddresses(): Promise<string[]> {
  if (!canStore()) return [...inMemory.keys()];
  const keys = await withStore('readonly', (store) => store.getAllKeys());
  return [...new Set([...inMemory.keys(), ...keys.map(String)])];
}

export async function deletePhrase(address: string): Promise<void> {
  inMemory.delete(address);
  if (canStore()) await withStore('readwrite', (store) => store.delete(address));
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
