/**
 * Loaded into a service's process before it starts: kills it, as `kill -9` does, at a step of a graph. Which one is told
 * by the file that `DIE_AT` names, and may change while the process lives: a place and its number, such as `between 2`.
 * `saving`: when a node has done its work, and nothing of that is saved. `between`: when a step is saved and another
 * node is to come. `after`: when the last node's step is saved and no answer has been sent. Nothing: it lives. A turn's
 * start is a step, too; a turn that is gone on with has none.
 */
import { readFileSync } from 'node:fs';
import { LatestCheckpointSaver } from '../../../graphs/checkpointer.ts';

const { put, putWrites } = LatestCheckpointSaver.prototype;

let order = '';
let passed = 0;

function dieAt(place: string): void {
  const told = readFileSync(process.env.DIE_AT!, 'utf8');
  if (told !== order) {
    order = told;
    passed = 0;
  }
  if (told.split(' ')[0] !== place || ++passed < Number(told.split(' ')[1])) return;
  process.kill(process.pid, 'SIGKILL');
  // Nothing goes on while the signal is on its way.
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

LatestCheckpointSaver.prototype.put = async function (config, checkpoint, metadata) {
  const saved = await put.call(this, config, checkpoint, metadata);
  const isEnd = !Object.keys(checkpoint.channel_values).some((channel) => channel.startsWith('branch:to:'));
  if (metadata.source === 'loop') dieAt(isEnd ? 'after' : 'between');
  return saved;
};

LatestCheckpointSaver.prototype.putWrites = async function (config, writes, taskId) {
  dieAt('saving');
  return putWrites.call(this, config, writes, taskId);
};
