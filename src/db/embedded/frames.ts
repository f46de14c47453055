/**
 * Frames of the Postgres wire protocol (version 3).
 * Source: PostgreSQL documentation, chapter "Frontend/Backend Protocol", message formats.
 */

const protocolVersion3 = 196608;
const sslRequest = 80877103;
const gssEncryptionRequest = 80877104;
const cancelRequest = 80877102;

export type Frame =
  | { kind: 'startup' }
  | { kind: 'encryption-request' }
  | { kind: 'cancel' }
  | { kind: 'message'; type: string; bytes: Buffer };

/** Splits a client's byte stream into messages. */
export interface FrameReader {
  /** @throws RangeError when a message's length or type is invalid. The rest of the stream cannot be read then. */
  push(chunk: Buffer): Frame[];
}

/** Message types that a client may send after startup. Any other message would make PGlite exit. */
const clientMessages = new Set('QPBDECHSFdcfX');

const maxMessageBytes = 256 * 1024 * 1024;

export function createFrameReader(): FrameReader {
  let chunks: Buffer[] = [];
  let buffered = 0;
  let needed = 0;
  let started = false;

  function takeFrame(buffer: Buffer): { frame: Frame; length: number } | undefined {
    const header = started ? 5 : 8;
    if (buffer.length < header) return undefined;
    const length = started ? 1 + buffer.readInt32BE(1) : buffer.readInt32BE(0);
    if (length < header || length > maxMessageBytes) {
      if (!(started && length === 5)) throw new RangeError(`invalid message length ${length}`);
    }
    if (buffer.length < length) {
      needed = length;
      return undefined;
    }
    const bytes = buffer.subarray(0, length);
    if (started) {
      const type = String.fromCharCode(bytes[0]!);
      if (!clientMessages.has(type)) throw new RangeError('not a message type of a client');
      return { frame: { kind: 'message', type, bytes }, length };
    }
    const code = bytes.readInt32BE(4);
    if (code === sslRequest || code === gssEncryptionRequest) {
      return { frame: { kind: 'encryption-request' }, length };
    }
    if (code === cancelRequest) return { frame: { kind: 'cancel' }, length };
    if (code !== protocolVersion3) throw new RangeError(`unknown protocol version ${code}`);
    started = true;
    return { frame: { kind: 'startup' }, length };
  }

  return {
    push(chunk) {
      chunks.push(chunk);
      buffered += chunk.length;
      if (buffered < needed) return [];
      let rest = chunks.length === 1 ? chunk : Buffer.concat(chunks);
      needed = 0;
      const frames: Frame[] = [];
      for (let taken = takeFrame(rest); taken; taken = takeFrame(rest)) {
        frames.push(taken.frame);
        rest = rest.subarray(taken.length);
      }
      chunks = rest.length > 0 ? [rest] : [];
      buffered = rest.length;
      return frames;
    },
  };
}

/**
 * Prefixes the statement name in a Parse, Bind, Describe or Close message. The unnamed statement and all other messages
 * are unchanged. `parsed` is the new name, for a Parse message.
 */
export function renameStatement(bytes: Buffer, prefix: string): { bytes: Buffer; parsed?: string } {
  const type = String.fromCharCode(bytes[0]!);
  const nameStart = statementNameStart(bytes, type);
  if (nameStart === undefined || bytes[nameStart] === 0) return { bytes };
  const name = bytes.toString('utf8', nameStart, bytes.indexOf(0, nameStart));
  const added = Buffer.from(prefix);
  const renamed = Buffer.concat([bytes.subarray(0, nameStart), added, bytes.subarray(nameStart)]);
  renamed.writeInt32BE(bytes.readInt32BE(1) + added.length, 1);
  return type === 'P' ? { bytes: renamed, parsed: prefix + name } : { bytes: renamed };
}

function statementNameStart(bytes: Buffer, type: string): number | undefined {
  if (type === 'P') return 5;
  if (type === 'B') {
    const portalEnd = bytes.indexOf(0, 5);
    return portalEnd < 0 ? undefined : portalEnd + 1;
  }
  if ((type === 'D' || type === 'C') && bytes[5] === 'S'.charCodeAt(0)) return 6;
  return undefined;
}

/** Separates the notifications (`NotificationResponse`) in the database's output from the rest. */
export function splitNotifications(answer: Buffer): { notifications: Buffer[]; rest: Buffer } {
  const notifications: Buffer[] = [];
  const kept: Buffer[] = [];
  let keptFrom = 0;
  let at = 0;
  while (at + 5 <= answer.length) {
    const end = at + 1 + answer.readInt32BE(at + 1);
    if (answer[at] === 'A'.charCodeAt(0)) {
      kept.push(answer.subarray(keptFrom, at));
      notifications.push(answer.subarray(at, end));
      keptFrom = end;
    }
    at = end;
  }
  if (notifications.length === 0) return { notifications, rest: answer };
  kept.push(answer.subarray(keptFrom));
  return { notifications, rest: Buffer.concat(kept) };
}

/** A startup message without options. */
export function startupMessage(): Buffer {
  const parameters = Buffer.from('user\0postgres\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + parameters.length, 0);
  head.writeInt32BE(protocolVersion3, 4);
  return Buffer.concat([head, parameters]);
}

/** The text of a simple query; undefined for any other message. */
export function queryOf(bytes: Buffer): string | undefined {
  if (bytes[0] !== 'Q'.charCodeAt(0) || bytes.length !== 1 + bytes.readInt32BE(1)) return undefined;
  return bytes.toString('utf8', 5, bytes.length - 1);
}

/** A simple query. */
export function queryMessage(text: string): Buffer {
  const body = Buffer.from(`${text}\0`);
  const frame = Buffer.alloc(5 + body.length);
  frame.write('Q');
  frame.writeInt32BE(4 + body.length, 1);
  body.copy(frame, 5);
  return frame;
}

/** An ErrorResponse that ends a connection. */
export function fatalError(sqlState: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${sqlState}\0M${message}\0\0`);
  const frame = Buffer.alloc(5 + fields.length);
  frame.write('E');
  frame.writeInt32BE(4 + fields.length, 1);
  fields.copy(frame, 5);
  return frame;
}
